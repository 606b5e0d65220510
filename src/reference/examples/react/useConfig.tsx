import { useConfig } from "@reactive-dot/react";

export function ConfiguredChains() {
  const { chains } = useConfig();

  return <p>This page knows {Object.keys(chains).join(", ")}.</p>;
}
