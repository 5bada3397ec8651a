import { useTranslation } from 'react-i18next';
import type { ProjectCard, Term } from '#shared/responses';
import { formatMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { StatusMark, type StatusTone } from '#shared/ui';
import styles from './ProjectPrice.module.css';

const tones: Readonly<Record<string, StatusTone>> = {
  planned: 'outline',
  sales_started: 'linden',
  under_construction: 'notice',
  commissioned: 'success',
  sold: 'neutral',
};

/** Unknown statuses of a company's backend have a neutral tone. */
function statusTone(key: string): StatusTone {
  return Object.hasOwn(tones, key) ? (tones[key] ?? 'neutral') : 'neutral';
}

export function ProjectStatus({ status }: { readonly status: Term }) {
  return <StatusMark tone={statusTone(status.key)}>{status.name}</StatusMark>;
}

interface ProjectPriceProps {
  readonly project: Pick<ProjectCard, 'price_from' | 'price_per_m2' | 'status'>;
  readonly className?: string | undefined;
}

/** The lowest price, or why there is none. */
export function ProjectPrice({ project, className }: ProjectPriceProps) {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  const { price_from: from, price_per_m2: perM2, status } = project;
  const withoutPrice = { planned: t('noPrice.planned'), sold: t('noPrice.sold') };
  const reason = Object.entries(withoutPrice).find(([key]) => key === status?.key)?.[1] ?? t('priceOnRequest');

  return (
    <div className={className}>
      <p className={from === null ? styles.reason : styles.from}>
        {from === null ? reason : t('priceFrom', { price: formatMoney(from, language) })}
      </p>
      {perM2 !== null && <p className={styles.perM2}>{t('pricePerM2', { price: formatMoney(perM2, language) })}</p>}
    </div>
  );
}
