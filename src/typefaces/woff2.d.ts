declare module '*.woff2' {
  /** The file's address on the site. */
  const address: string;
  export default address;
}
