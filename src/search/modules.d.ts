/** DocSearch's styles. The package has no types for them. */
declare module '@docsearch/react/style';
