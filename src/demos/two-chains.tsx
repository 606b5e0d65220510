import {
  ChainProvider,
  useBlock,
  useChainSpecData,
} from "@reactive-dot/react";
import { Suspense } from "react";

function Chain() {
  const { name } = useChainSpecData();
  const block = useBlock("best");

  return (
    <>
      <dt>{name}</dt>
      <dd>Block {block.number}</dd>
    </>
  );
}

export default function App() {
  return (
    <Suspense fallback={<p role="status">Connecting to both chains…</p>}>
      <dl>
        <ChainProvider chainId="polkadot">
          <Chain />
        </ChainProvider>
        <ChainProvider chainId="kusama">
          <Chain />
        </ChainProvider>
      </dl>
    </Suspense>
  );
}
