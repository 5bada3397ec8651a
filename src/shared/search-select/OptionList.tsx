import { useEffect, useRef, type MouseEvent } from 'react';
import type { Option } from '#shared/multi-select';
import styles from './SearchSelect.module.css';

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly active: number;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** The focus stays in the field, where what is typed goes. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

export function OptionList({ id, label, options, active, chosen, onChoose }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);

  // On a phone it may begin below the edge of the screen.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, options.length]);

  return (
    <div ref={list} role="listbox" tabIndex={-1} id={id} aria-label={label} className={styles.list}>
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
          onMouseDown={keepFocus}
          onClick={() => onChoose(key)}
        >
          {name}
        </div>
      ))}
    </div>
  );
}
