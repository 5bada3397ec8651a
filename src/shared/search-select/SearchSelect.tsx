import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#shared/multi-select';
import { ChevronDownIcon, TextInput } from '#shared/ui';
import { OptionList, optionId } from './OptionList.tsx';
import styles from './SearchSelect.module.css';
import { useSearch } from './useSearch.ts';

interface SearchSelectProps extends Pick<
  ComponentProps<'input'>,
  'aria-describedby' | 'aria-invalid' | 'onFocus' | 'onBlur'
> {
  readonly id: string;
  readonly label: string;
  /** What stands there while nothing is chosen; also the option that chooses nothing. */
  readonly anyText: string;
  readonly options: readonly Option[];
  /** A key; empty: nothing. */
  readonly chosen: string;
  /** Whether the options are still to come. */
  readonly asking: boolean;
  readonly onChange: (key: string) => void;
}

/** One of several values, found by typing (docs/decisions/own-form-controls.md). Stands in a Field. */
export function SearchSelect({
  label,
  anyText,
  options,
  chosen,
  asking,
  onChange,
  onBlur,
  ...control
}: SearchSelectProps) {
  const { t } = useTranslation();
  const search = useSearch({ options: [{ key: '', name: anyText }, ...options], chosen, onChange });
  const list = `${control.id}-list`;
  const empty = options.length === 0 && !asking;
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
        {search.open && empty && t('options.empty')}
        {search.open && !empty && search.shown.length === 0 && t('options.noneFound')}
      </p>
    </div>
  );
}
