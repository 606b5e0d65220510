import {
  ChainProvider,
  ReactiveDotProvider,
  SignerProvider,
} from '@reactive-dot/react';
import {
  Component,
  Suspense,
  useEffect,
  type ComponentType,
  type ReactNode,
} from 'react';

import type {Stand} from './stand';

interface RoundProps {
  Example: ComponentType;
  stand: Stand;
  /** Told when something of the example is on the page. */
  onShown: () => void;
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
    <ErrorBox onError={onError}>
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
    </ErrorBox>
  );
}

function Shown({onShown}: Pick<RoundProps, 'onShown'>): ReactNode {
  useEffect(onShown, [onShown]);
  return null;
}

interface ErrorBoxProps {
  children: ReactNode;
  onError: (error: unknown) => void;
}

/** What the example does not catch itself is told to the page. */
class ErrorBox extends Component<ErrorBoxProps, {hasFailed: boolean}> {
  state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
