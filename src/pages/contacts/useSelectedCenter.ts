import { useSearchParams } from 'react-router';

const parameter = 'center';

/** The center chosen in the list or on the map. It is in the URL, so that one can be sent a link to an office. */
export function useSelectedCenter(): readonly [string | null, (alias: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const select = (alias: string | null): void => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (alias === null) after.delete(parameter);
        else after.set(parameter, alias);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [search.get(parameter), select];
}
