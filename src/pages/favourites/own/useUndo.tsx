import { useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useFlatWords } from '#entities/flat';
import { flatKey, removalUndone, selectRemoval } from '#features/favourites';
import { UndoLine } from './UndoLine.tsx';

export interface Undo {
  /** The place in the list. */
  readonly index: number;
  readonly line: ReactNode;
}

interface Undoing {
  readonly undo: Undo | null;
  /** Key of the flat that came back last. */
  readonly returned: string | null;
}

/** What was removed last can be taken back as long as the list is on the screen. */
export function useUndo(): Undoing {
  const dispatch = useDispatch();
  const wordsOf = useFlatWords();
  const removal = useSelector(selectRemoval);
  const [returned, setReturned] = useState<string | null>(null);
  if (removal === null) return { undo: null, returned };
  const key = flatKey(removal.flat);
  const takeBack = (): void => {
    setReturned(key);
    dispatch(removalUndone());
  };
  return {
    undo: {
      index: removal.index,
      line: <UndoLine key={key} name={wordsOf(removal.flat.facts).quoted} onUndo={takeBack} />,
    },
    returned,
  };
}
