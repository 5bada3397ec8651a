import styles from './WithNumber.module.css';

interface WithNumberProps {
  /** Gives the sentence, in which what it is given stands for the number. */
  readonly words: (shown: string) => string;
  readonly number: string;
}

/** Stands for the number while the words around it are looked up. */
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
