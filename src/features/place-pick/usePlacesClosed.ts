import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { placesClosed } from './placePickSlice.ts';

/** What was picked on one page says nothing of the places of another. `of`: whose places they are. */
export function usePlacesClosed(of: string): void {
  const dispatch = useDispatch();
  useEffect(
    () => () => {
      dispatch(placesClosed());
    },
    [dispatch, of],
  );
}
