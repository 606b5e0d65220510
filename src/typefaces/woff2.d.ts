/** A font file. The bundler returns its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
