/** Stands for what this site has switched off. */
export default function Nothing(): null {
  return null;
}
