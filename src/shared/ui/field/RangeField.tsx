import { type CSSProperties, type ReactNode, useId } from 'react';
import styles from './RangeField.module.css';

interface RangeFieldProps {
  readonly label: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onValueChange: (value: number) => void;
  /** The value in words, with its unit, also for screen readers. */
  readonly valueText: string;
  /** Under the two ends of the line. */
  readonly minText?: ReactNode;
  readonly maxText?: ReactNode;
}

export function RangeField({ label, value, min, max, onValueChange, valueText, minText, maxText }: RangeFieldProps) {
  const id = useId();
  const part = max > min ? (value - min) / (max - min) : 0;

  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <span className={styles.value}>{valueText}</span>
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        style={{ '--part': part } as CSSProperties}
        min={min}
        max={max}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      />
      {(minText !== undefined || maxText !== undefined) && (
        <div className={styles.ends} aria-hidden>
          <span>{minText}</span>
          <span>{maxText}</span>
        </div>
      )}
    </div>
  );
}
