import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, TextInput } from '#shared/ui';
import { findOptions, type Option } from './option.ts';
import styles from './SearchSelect.module.css';

interface Search {
  /** Null: nothing was typed yet, and all options are shown. */
  readonly words: string | null;
  /** The index of the active option. */
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
function useSearch({ options, chosen, onChange }: SearchOf) {
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
  /** On blur a complete name, or an empty field, is chosen; any other text is discarded. */
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

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly active: number;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

const optionId = (list: string, index: number): string => `${list}-${index}`;

/** The focus stays in the field, where what is typed goes. */
function preventBlur(event: MouseEvent): void {
  event.preventDefault();
}

function OptionList({ id, label, options, active, chosen, onChoose }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);

  // On a phone it may begin below the edge of the screen.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, options.length]);

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      id={id}
      aria-label={label}
      className={styles.list}
      onMouseDown={preventBlur}
    >
      {options.map(({ key, name }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keyboard is the field's, which has the focus
        <div
          key={key}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={key === chosen}
          data-active={index === active || undefined}
          className={styles.option}
          onClick={() => onChoose(key)}
        >
          {name}
        </div>
      ))}
    </div>
  );
}

interface SearchSelectProps extends Pick<
  ComponentProps<'input'>,
  'aria-describedby' | 'aria-invalid' | 'onFocus' | 'onBlur'
> {
  readonly id: string;
  readonly label: string;
  /** Shown while nothing is chosen; also the option that clears the choice. */
  readonly anyText: string;
  readonly options: readonly Option[];
  /** A key; empty: nothing. */
  readonly chosen: string;
  /** Whether the options are loading. */
  readonly isFetching: boolean;
  readonly onChange: (key: string) => void;
}

/** A searchable select, used in a Field (docs/decisions/own-form-controls.md). */
export function SearchSelect({
  label,
  anyText,
  options,
  chosen,
  isFetching,
  onChange,
  onBlur,
  ...control
}: SearchSelectProps) {
  const { t } = useTranslation('options');
  const search = useSearch({ options: [{ key: '', name: anyText }, ...options], chosen, onChange });
  const list = `${control.id}-list`;
  const empty = options.length === 0 && !isFetching;
  const listed = search.open && !empty && search.shown.length > 0;

  return (
    <div className={styles.box}>
      <TextInput
        {...control}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? list : undefined}
        aria-activedescendant={listed ? optionId(list, search.active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={anyText}
        className={styles.input}
        value={search.text}
        onChange={({ target }) => search.onType(target.value)}
        onClick={({ currentTarget }) => {
          if (!search.open) currentTarget.select();
          search.onOpen();
        }}
        onKeyDown={search.onPress}
        onBlur={(event) => {
          search.onLeave();
          onBlur?.(event);
        }}
      />
      <ChevronDownIcon size={18} className={styles.chevron} />
      {listed && (
        <OptionList
          id={list}
          label={label}
          options={search.shown}
          active={search.active}
          chosen={chosen}
          onChoose={search.onChoose}
        />
      )}
      <p role="status" className={styles.notice}>
        {search.open && empty && t('empty')}
        {search.open && !empty && search.shown.length === 0 && t('noneFound')}
      </p>
    </div>
  );
}
