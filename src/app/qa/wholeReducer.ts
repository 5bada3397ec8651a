import { rootReducer } from '../store.ts';
import { withLateParts } from './lateParts.ts';

/** For where there is no entry that hands the reducer over. */
export function wholeReducer(): typeof rootReducer {
  return withLateParts(rootReducer);
}
