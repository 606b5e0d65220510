/** Styles; the package says nothing of them. */
declare module '@docsearch/react/style';
