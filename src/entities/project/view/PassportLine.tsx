import { useTranslation } from 'react-i18next';
import { useQueryResult } from '#shared/api';
import { formatDay, formatNumber } from '#shared/format';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { passportApi, type PassportSummary } from '../api/passportApi.ts';
import styles from './ProjectSection.module.css';

const facts = ['places', 'liftHours'] as const satisfies readonly (keyof PassportSummary)[];

/**
 * The facts that families look for first, each with its date, and a link to the passport. Renders nothing without a
 * passport.
 */
export function PassportLine({ alias }: { readonly alias: string }) {
  const { t } = useTranslation(['passportLine', 'project']);
  const language = useLanguage();
  const { data: summary } = useQueryResult(passportApi.endpoints.getPassportSummary, { alias, language });
  if (summary === undefined || summary === null) return null;

  const stated = facts.flatMap((name) => {
    const claim = summary[name];
    if (claim === null) return [];
    const { value, kind, checked } = claim;
    const fact = t(name, { count: value, value: formatNumber(value, language) });
    return [{ fact, kind, checked }];
  });
  // Facts of one day share it.
  const dated = [...Map.groupBy(stated, ({ kind, checked }) => kind + checked).values()].flatMap(([first, ...more]) =>
    first === undefined
      ? []
      : t(first.kind, {
          fact: [first, ...more].map(({ fact }) => fact).join(' · '),
          date: formatDay(first.checked, language),
        }),
  );
  return (
    <p className={styles.passport}>
      {dated.length > 0 && <span className={styles.passportFacts}>{dated.join(' · ')}</span>}{' '}
      <LocalLink to={pathTo('projectPassport', { alias })}>{t('project:passport')}</LocalLink>
    </p>
  );
}
