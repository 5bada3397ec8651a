import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

interface CountProps {
  readonly count: number | string;
  /** "3 flats": what a screen reader says instead of the bare number. */
  readonly words: string | undefined;
  readonly className?: string | undefined;
}

/** How many items an option would find. */
export function Count({ count, words, className }: CountProps) {
  return (
    <>
      <span aria-hidden={words !== undefined} className={className}>
        {count}
      </span>
      {words !== undefined && <VisuallyHidden>{`, ${words}`}</VisuallyHidden>}
    </>
  );
}
