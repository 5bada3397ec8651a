import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '#shared/responses';
import { formatArea } from '#shared/format';
import { LocalLink, useLanguage } from '#shared/routing';
import { Heading, stretchedLinkClass } from '#shared/ui';
import styles from './FlatLine.module.css';
import { FlatPlan } from './FlatFacts.tsx';

interface FlatLineProps extends Pick<ComponentProps<'li'>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'> {
  readonly level: 2 | 3;
  readonly name: ReactNode;
  /** Where the whole line leads. */
  readonly to?: string;
  readonly plan: Image | null;
  /** m²; null: unknown. */
  readonly area: number | null;
  /** Where it lies, each fact in a span. */
  readonly place: ReactNode;
  /** Whether it is sold or withdrawn. */
  readonly over: boolean;
  /** Places `plan`, `name`, `area`, `place` and the children in the grid. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A flat as a line of a list; the list adds the actions. */
export function FlatLine({
  level,
  name,
  to,
  plan,
  area,
  place,
  over,
  className,
  children,
  ...handlers
}: FlatLineProps) {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  return (
    <li className={clsx(styles.line, over && styles.over, className)} {...handlers}>
      <FlatPlan plan={plan} sizes="8rem" className={styles.plan} />
      <Heading level={level} size="s" className={styles.name}>
        {to === undefined ? (
          name
        ) : (
          <LocalLink to={to} className={stretchedLinkClass}>
            {name}
          </LocalLink>
        )}
      </Heading>
      <p className={styles.area}>{area !== null && t('area', { value: formatArea(area, language) })}</p>
      <p className={styles.place}>{place}</p>
      {children}
    </li>
  );
}
