import { config } from "./config";
import { ChainProvider, ReactiveDotProvider } from "@reactive-dot/react";
import { type ReactNode, Suspense } from "react";

export function Root({ children }: { children: ReactNode }) {
  return (
    <ReactiveDotProvider config={config}>
      <ChainProvider chainId="polkadot">
        <Suspense fallback={<p>Loading…</p>}>{children}</Suspense>
      </ChainProvider>
    </ReactiveDotProvider>
  );
}
