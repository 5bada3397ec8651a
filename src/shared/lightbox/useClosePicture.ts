// oxlint-disable-next-line eslint/no-restricted-imports -- a picture is opened and closed on the shown page, whose entry in the history has the state
import { useLocation, useNavigate } from 'react-router';
import { useSearch } from '#shared/routing';

/** Marks the entry of the history that was made by opening a picture. */
export interface OpenedState {
  readonly openedPicture?: string;
}

/** Closes the picture that the address names: goes back from an entry that was made by opening it. */
export function useClosePicture(name: string): () => void {
  const state = useLocation().state as OpenedState | null;
  const navigate = useNavigate();
  const [, changeSearch] = useSearch();
  return () => {
    if (state?.openedPicture === name) void navigate(-1);
    else changeSearch({ [name]: null });
  };
}
