/** Styles, for which the package has no types. */
declare module '@docsearch/react/style';
