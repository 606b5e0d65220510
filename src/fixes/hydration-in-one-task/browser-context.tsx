import {
  createContext,
  startTransition,
  useEffect,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

/** Whether the page is hydrated, for `useIsBrowser`. */
export const Context = createContext(false);

/** Says so in a transition, which React renders in slices. */
export function BrowserContextProvider({
  children,
}: PropsWithChildren): ReactNode {
  const [isBrowser, setBrowser] = useState(false);
  useEffect(() => startTransition(() => setBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
