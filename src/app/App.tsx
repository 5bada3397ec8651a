import { StrictMode, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { DataRouter } from 'react-router';
import { RouterContext } from '#shared/routing';
import type { Store } from './store.ts';

interface AppProps {
  readonly store: Store;
  /** In a browser. */
  readonly router?: DataRouter;
  /** The router's provider: `RouterProvider` in a browser, a static one on the server. */
  readonly children: ReactNode;
}

export function App({ store, router, children }: AppProps) {
  // Blocks hydrate after the page, which may have changed the store by then: they must hydrate with the server's state.
  const [serverState] = useState(store.getState);
  return (
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        <RouterContext value={router ?? null}>{children}</RouterContext>
      </Provider>
    </StrictMode>
  );
}
