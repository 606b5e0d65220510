import {
  ChainProvider,
  ReactiveDotProvider,
  SignerProvider,
} from '@reactive-dot/react';
import {Suspense, useEffect, type ComponentType, type ReactNode} from 'react';
import {ErrorBoundary} from 'react-error-boundary';

import type {Stand} from './stand';

interface RoundProps {
  Example: ComponentType;
  stand: Stand;
  /** Told when something of the example is on the page. */
  onShown: () => void;
  /** Told what the example does not catch itself. */
  onError: (error: unknown) => void;
}

/** An example below the providers that an app has around it, as the guide on setup says. */
export function Round({
  Example,
  stand,
  onShown,
  onError,
}: RoundProps): ReactNode {
  return (
    <ErrorBoundary fallback={null} onError={onError}>
      <ReactiveDotProvider config={stand.config}>
        <ChainProvider chainId="polkadot">
          <SignerProvider signer={stand.signer}>
            {/* For an example that forgets its own. */}
            <Suspense>
              <Example />
            </Suspense>
          </SignerProvider>
        </ChainProvider>
      </ReactiveDotProvider>
      <Shown onShown={onShown} />
    </ErrorBoundary>
  );
}

function Shown({onShown}: Pick<RoundProps, 'onShown'>): ReactNode {
  useEffect(onShown, [onShown]);
  return null;
}
