import { useState, type KeyboardEvent } from 'react';
import { findOptions, type Option } from '#shared/multi-select';

interface Search {
  /** Null: nothing was typed yet, and all options are shown. */
  readonly words: string | null;
  /** Which of the shown options the keyboard stands on. */
  readonly active: number;
}

interface SearchOf {
  /** The first is the one that chooses nothing; its key is empty. */
  readonly options: readonly [Option, ...Option[]];
  readonly chosen: string;
  readonly onChange: (key: string) => void;
}

function isNamed({ name }: Option, words: string): boolean {
  return name.toLocaleLowerCase() === words.trim().toLocaleLowerCase();
}

/** What is typed into a combobox and shown under it, and its keyboard, as the ARIA patterns have them. */
export function useSearch({ options, chosen, onChange }: SearchOf) {
  const [search, setSearch] = useState<Search | null>(null);
  const [, ...real] = options;
  const words = search?.words ?? '';
  const shown = words === '' ? options : findOptions(real, words);
  const name = real.find(({ key }) => key === chosen)?.name ?? '';

  const open = (): void =>
    setSearch(
      (known) =>
        known ?? {
          words: null,
          active: Math.max(
            0,
            options.findIndex(({ key }) => key === chosen),
          ),
        },
    );
  const choose = (key: string): void => {
    setSearch(null);
    if (key !== chosen) onChange(key);
  };
  /** Who leaves a whole name, or nothing, in the field has chosen that; of anything else nobody knows what it means. */
  const leave = (): void => {
    if (search === null) return;
    const named = search.words === '' ? options[0] : shown.find((option) => isNamed(option, words));
    choose(named?.key ?? chosen);
  };

  const move = (step: number): void => {
    if (search === null) open();
    else setSearch({ ...search, active: (search.active + step + shown.length) % Math.max(1, shown.length) });
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(step);
      return;
    }
    if (search === null) return;
    if (event.key === 'Enter') {
      // The form is not to be sent by it.
      event.preventDefault();
      const option = shown[search.active];
      if (option !== undefined) choose(option.key);
    } else if (event.key === 'Escape') {
      // Closes the list alone, and not the window around it.
      event.preventDefault();
      event.stopPropagation();
      setSearch(null);
    }
  };

  return {
    open: search !== null,
    shown: search === null ? [] : shown,
    active: search?.active ?? 0,
    text: search?.words ?? name,
    onOpen: open,
    onType: (typed: string) => setSearch({ words: typed, active: 0 }),
    onPress: press,
    onLeave: leave,
    onChoose: choose,
  };
}
