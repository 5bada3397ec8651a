import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Picture, SidewaysIcon } from '#shared/ui';
import styles from './BeforeAfter.module.css';
import type { PicturedMonth } from './comparedMonths.ts';

interface BeforeAfterProps {
  readonly before: PicturedMonth;
  readonly after: PicturedMonth;
}

const sizes = '(min-width: 90rem) 82rem, 92vw';

/** How much of the picture before is shown, by where a pointer is over it, in percent. */
function shareAt({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * 100);
}

/** Two pictures from one place over each other; a line between them moves with a finger, a pointer or the arrow keys. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const [share, setShare] = useState(50);
  const held = useRef(share);
  const words = { before: formatMonth(before.month, language), after: formatMonth(after.month, language) };

  return (
    <div className={styles.frame} style={{ '--share': `${share}%` } as CSSProperties}>
      <Picture image={after.image} ratio="3 / 2" sizes={sizes} />
      <div className={styles.before}>
        <Picture image={before.image} ratio="fill" sizes={sizes} />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        className={styles.range}
        aria-label={t('compare.slider', words)}
        aria-valuetext={t('compare.share', { ...words, percent: formatPercent(share, language) })}
        onChange={({ currentTarget }) => setShare(currentTarget.valueAsNumber)}
        // Not every browser moves the thumb to a finger that comes down beside it.
        onPointerDown={(event) => {
          held.current = share;
          setShare(shareAt(event));
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) setShare(shareAt(event));
        }}
        // The finger scrolls the page after all: it has not meant the line.
        onPointerCancel={() => setShare(held.current)}
      />
      <span className={styles.line} aria-hidden>
        <span className={styles.handle}>
          <SidewaysIcon />
        </span>
      </span>
      <span className={styles.monthBefore} aria-hidden>
        {words.before}
      </span>
      <span className={styles.monthAfter} aria-hidden>
        {words.after}
      </span>
    </div>
  );
}
