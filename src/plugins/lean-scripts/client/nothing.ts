/** Stands for a component that this site has switched off. */
export default function Nothing(): null {
  return null;
}
