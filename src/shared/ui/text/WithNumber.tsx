import styles from './WithNumber.module.css';

interface WithNumberProps {
  /** Returns the sentence with the given placeholder for the number. */
  readonly text: (shown: string) => string;
  readonly number: string;
}

/** The placeholder of the number. */
const place = '\uFFFC';

/** A sentence with a number that people read out on the phone: it does not go over to the next line in its middle. */
export function WithNumber({ text, number }: WithNumberProps) {
  const [before, after] = text(place).split(place);
  return (
    <>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </>
  );
}
