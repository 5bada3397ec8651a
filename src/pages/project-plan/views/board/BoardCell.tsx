import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { joinWords, useDiscount, usePriceWords } from '#entities/flat';
import type { Flat } from '#shared/answers';
import { formatMoney, formatNumber } from '#shared/format';
import { LocalLink, useLanguage } from '#shared/routing';
import { VisuallyHidden } from '#shared/ui';
import styles from './BoardCell.module.css';

interface BoardCellProps {
  readonly flat: Flat;
  readonly to: string;
  /** The whole flat in words. */
  readonly name: string;
  /** Not what the filter wants. */
  readonly quiet: boolean;
  /** Whether the Tab key stops here. */
  readonly stop: boolean;
}

/** Remembered: a tap on the filter changes some of hundreds of fields. */
export const BoardCell = memo(function BoardCell({ flat, to, name, quiet, stop }: BoardCellProps) {
  const { t } = useTranslation('plan');
  const language = useLanguage();
  const price = usePriceWords();
  const discount = useDiscount(flat);
  const { id, status, rooms, total_area: area } = flat;
  const today = discount?.price ?? flat.price;
  const free = today === null ? t('speech.free') : price(today);
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the hidden words within are its label
    <td className={styles.cell}>
      <LocalLink
        to={to}
        data-flat={id}
        tabIndex={stop ? 0 : -1}
        className={clsx(styles.flat, styles[status], quiet && styles.quiet)}
      >
        <span className={styles.size} aria-hidden>
          {joinWords(
            [
              rooms === null ? null : t('board.rooms', { rooms }),
              area === null ? null : t('board.area', { area: formatNumber(Math.round(area), language) }),
            ],
            ' · ',
          ) || flat.number}
        </span>
        <span aria-hidden>{status === 'free' ? free : t(`board.${status}`)}</span>
        <VisuallyHidden>
          {status === 'free'
            ? `${name}, ${today === null ? t('speech.onRequest') : formatMoney(today, language)}`
            : name}
        </VisuallyHidden>
      </LocalLink>
    </td>
  );
});
