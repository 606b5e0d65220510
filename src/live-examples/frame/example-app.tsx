import {
  ChainProvider,
  ReactiveDotProvider,
  SignerProvider,
} from '@reactive-dot/react';
import {Suspense, useEffect, type ComponentType, type ReactNode} from 'react';

import type {Environment} from './environment';

interface ExampleAppProps {
  Example: ComponentType;
  environment: Environment;
  /** Told when something of the example is on the page. */
  onShown: () => void;
}

/** An example below the providers that an app has around it, as the guide on setup says. */
export function ExampleApp({
  Example,
  environment,
  onShown,
}: ExampleAppProps): ReactNode {
  useEffect(onShown, [onShown]);
  return (
    <ReactiveDotProvider config={environment.config}>
      <ChainProvider chainId="polkadot">
        <SignerProvider signer={environment.signer}>
          {/* For an example that forgets its own. */}
          <Suspense>
            <Example />
          </Suspense>
        </SignerProvider>
      </ChainProvider>
    </ReactiveDotProvider>
  );
}
