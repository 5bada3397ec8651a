import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from './store.ts';

interface AppProps {
  readonly store: Store;
  /** The router's provider: a living one in a browser, a static one on the server. */
  readonly children: ReactNode;
}

export function App({ store, children }: AppProps) {
  return (
    <StrictMode>
      <Provider store={store}>{children}</Provider>
    </StrictMode>
  );
}
