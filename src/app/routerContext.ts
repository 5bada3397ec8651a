import { createContext } from 'react';
import type { DataRouter } from 'react-router';

/** The browser's router: no public hook exposes `preventScrollReset`. Null on the server. */
export const RouterContext = createContext<Pick<DataRouter, 'state'> | null>(null);
