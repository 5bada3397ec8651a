import type { ConsentPart } from '#shared/analytics';
import type { RootState, Store } from '../store.ts';

/** The store once it has the part of it that comes late. */
export interface ConsentStore extends Pick<Store, 'dispatch' | 'subscribe'> {
  readonly getState: () => RootState & ConsentPart;
}
