import { bookingSlice } from '#features/booking';
import { rootReducer } from '../store.ts';

/** The root reducer with the parts that otherwise come with their pages: a recording must not depend on which pages were seen. */
export function wholeReducer(): typeof rootReducer {
  rootReducer.inject(bookingSlice);
  return rootReducer;
}
