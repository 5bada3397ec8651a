import styles from './WithNumber.module.css';

interface WithNumberProps {
  /** Returns the sentence with the given placeholder for the number. */
  readonly words: (shown: string) => string;
  readonly number: string;
}

/** The placeholder of the number. */
const place = '\uFFFC';

/** A sentence with a number that people read out on the phone: it does not go over to the next line in its middle. */
export function WithNumber({ words, number }: WithNumberProps) {
  const [before, after] = words(place).split(place);
  return (
    <>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </>
  );
}
