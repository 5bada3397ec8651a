import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { asButton } from '../action/Button.tsx';
import { VisuallyHidden } from '../text/Text.tsx';
import styles from './Chip.module.css';

interface CountProps {
  readonly count: number;
  /** "3 flats": for screen readers, instead of the number. */
  readonly words: string | undefined;
  readonly className?: string | undefined;
}

/** How many items an option would find, in brackets: beside a bare number it would read as one with it. */
export function Count({ count, words, className }: CountProps) {
  return (
    <>
      <span aria-hidden={words !== undefined} className={className}>
        {`(${count})`}
      </span>
      {words !== undefined && <VisuallyHidden>{`, ${words}`}</VisuallyHidden>}
    </>
  );
}

interface ChipProps {
  readonly pressed: boolean;
  readonly onPressedChange: (pressed: boolean) => void;
  /** The page on which the chip is switched, for visitors without scripts. */
  readonly href?: string | undefined;
  /** How many would be found; with none the chip is dimmed, but selectable. */
  readonly count?: number | undefined;
  /** The count for screen readers: "3 flats". */
  readonly countWords?: string | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A toggle button of a filter option. */
export function Chip({ pressed, onPressedChange, href, count, countWords, icon, children }: ChipProps) {
  const toggle = (): void => onPressedChange(!pressed);
  const shared = { 'aria-pressed': pressed, className: clsx(styles.chip, count === 0 && styles.empty) };
  const words = (
    <>
      {icon}
      {children}
      {count !== undefined && <Count count={count} words={countWords} className={styles.count} />}
    </>
  );
  return href === undefined ? (
    <button type="button" {...shared} onClick={toggle}>
      {words}
    </button>
  ) : (
    // Search engines are not to try every choice.
    <a href={href} role="button" rel="nofollow" {...shared} {...asButton(toggle)}>
      {words}
    </a>
  );
}

interface ChipGroupProps {
  readonly legend: ReactNode;
  /** Hides the legend visually. */
  readonly legendHidden?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function ChipGroup({ legend, legendHidden = false, className, children }: ChipGroupProps) {
  return (
    <fieldset className={className}>
      <legend className={clsx(styles.legend, !legendHidden && styles.seen)}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}
