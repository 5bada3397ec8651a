import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image, ProgressMonth } from '#shared/responses';
import { formatMonth, formatPercent } from '#shared/format';
import { useLanguage, useSearch } from '#shared/routing';
import { Field, Icon, type IconProps, Picture, Section, Select } from '#shared/ui';
import styles from './CompareMonths.module.css';

function SidewaysIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9 7-5 5 5 5M15 7l5 5-5 5" />
    </Icon>
  );
}

interface PicturedMonth {
  readonly month: string;
  readonly image: Image;
}

/** Months with a picture, oldest first; the first picture of each is taken from the same place. */
function picturedMonths(reports: readonly ProgressMonth[]): readonly PicturedMonth[] {
  return reports.flatMap(({ month, images: [image] }) => (image === undefined ? [] : [{ month, image }])).toReversed();
}

/** The two that an address names; what it does not name is the first and the last. */
function comparedMonths(
  months: readonly PicturedMonth[],
  search: URLSearchParams,
): { readonly from: PicturedMonth; readonly to: PicturedMonth } | undefined {
  const named = (name: string): PicturedMonth | undefined => months.find(({ month }) => month === search.get(name));
  const to = named('to') ?? months.at(-1);
  const from = named('from') ?? months.find(({ month }) => month !== to?.month);
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}

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
function BeforeAfter({ before, after }: BeforeAfterProps) {
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
        // Some browsers do not move the thumb to a press beside it.
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

/** Compares the pictures of two months; nothing with fewer than two. */
export function CompareMonths({ reports }: { readonly reports: readonly ProgressMonth[] }) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const [search, changeSearch] = useSearch();
  const months = picturedMonths(reports);
  const compared = comparedMonths(months, search);
  if (compared === undefined) return null;

  const { from, to } = compared;
  const choose = (name: 'from' | 'to', month: string): void =>
    changeSearch({ from: from.month, to: to.month, [name]: month });
  const options = (other: string) =>
    months.map(({ month }) => (
      <option key={month} value={month} disabled={month === other}>
        {formatMonth(month, language)}
      </option>
    ));

  return (
    <Section id="compare" heading={t('compare.heading')} space="compact" horizon="top">
      <div className={styles.choice}>
        <Field label={t('compare.from')}>
          {(control) => (
            <Select
              {...control}
              value={from.month}
              onChange={({ currentTarget }) => choose('from', currentTarget.value)}
            >
              {options(to.month)}
            </Select>
          )}
        </Field>
        <Field label={t('compare.to')}>
          {(control) => (
            <Select {...control} value={to.month} onChange={({ currentTarget }) => choose('to', currentTarget.value)}>
              {options(from.month)}
            </Select>
          )}
        </Field>
      </div>
      <BeforeAfter before={from} after={to} />
    </Section>
  );
}
