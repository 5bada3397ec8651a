import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, Count, TextInput, toggled } from '#shared/ui';
import { findOptions, type Option } from './option.ts';
import styles from './OptionPanel.module.css';

/**
 * Closes the surrounding details when the pointer or the focus leaves it, or on Escape, which returns the focus to
 * its summary. A press on a label or between options focuses `<main tabindex="-1">` around the details, which does
 * not count as leaving. Chromium crashes when pressed content is hidden during the press.
 */
function useLeaving(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current?.closest('details');
    if (box === null || box === undefined) return undefined;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    const leave = ({ type, target }: Event): void => {
      if (!(target instanceof Node) || box.contains(target)) return;
      if (type === 'pointerdown' || !target.contains(box)) box.open = false;
    };
    document.addEventListener('pointerdown', leave, options);
    document.addEventListener('focusin', leave, options);
    box.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        box.open = false;
        box.querySelector('summary')?.focus();
      },
      options,
    );
    return () => controller.abort();
  }, [ref]);
}

interface OptionPanelProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly most: number;
  readonly onChange: (keys: readonly string[]) => void;
}

/** The arrows go from field to field, as they would in a list; Tab goes on as ever. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const at = fields.findIndex((field) => field === document.activeElement);
  fields[(at + step + fields.length) % fields.length]?.focus();
}

export function OptionPanel({ label, options, chosen, most, onChange }: OptionPanelProps) {
  const { t } = useTranslation('options');
  const [words, setWords] = useState('');
  const panelRef = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const found = findOptions(options, words);
  const full = chosen.length >= most;
  useLeaving(panelRef);

  // The whole panel, not the field alone: the bar at the bottom of a phone would lie over the options.
  useEffect(() => {
    searchRef.current?.focus({ preventScroll: true });
    panelRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for arrows from the fields within
    <div ref={panelRef} role="group" aria-label={label} className={styles.panel} onKeyDown={moveFocus}>
      <TextInput
        ref={searchRef}
        type="search"
        aria-label={t('search', { label })}
        placeholder={t('searchHint')}
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {/* Firefox makes a scrollable element a tab stop. */}
      <ul tabIndex={-1} className={styles.options}>
        {found.map(({ key, name, count, countWords }) => {
          const on = chosen.includes(key);
          return (
            <li key={key}>
              <Checkbox
                checked={on}
                // Not disabled: keyboard users can focus it and hear why it cannot be checked.
                aria-disabled={(full && !on) || undefined}
                className={styles.option}
                onChange={() => {
                  if (on || !full) onChange(toggled(chosen, key, !on));
                }}
              >
                {name}
                {count !== undefined && <Count count={count} words={countWords} className={styles.count} />}
              </Checkbox>
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.notice}>
        {options.length === 0 && t('empty')}
        {options.length > 0 && found.length === 0 && t('noneFound')}
        {found.length > 0 && full && t('full', { count: most })}
      </p>
    </div>
  );
}
