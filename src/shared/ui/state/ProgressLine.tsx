import styles from './ProgressLine.module.css';

type ProgressLineProps = {
  active: boolean;
  /** Said to screen readers while it runs. */
  label: string;
};

/** The horizon draws itself along the top while the next page is on its way. */
export function ProgressLine({ active, label }: ProgressLineProps) {
  return (
    <output className={styles.line} data-active={active}>
      {active && <span className={styles.label}>{label}</span>}
    </output>
  );
}
