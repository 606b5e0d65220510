import {
  ChainProvider,
  ReactiveDotProvider,
  SignerProvider,
  useAccounts,
} from "@reactive-dot/react";
import { type ReactNode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { config } from "./config";
import Example from "./Example";

function FirstAccountSigns({ children }: { children: ReactNode }) {
  const [account] = useAccounts();

  return (
    <SignerProvider signer={account?.polkadotSigner}>
      {children}
    </SignerProvider>
  );
}

createRoot(document.getElementById("root")!).render(
  <ReactiveDotProvider config={config}>
    <ChainProvider chainId="polkadot">
      <Suspense fallback={<p>Loading…</p>}>
        <FirstAccountSigns>
          <Example />
        </FirstAccountSigns>
      </Suspense>
    </ChainProvider>
  </ReactiveDotProvider>,
);
