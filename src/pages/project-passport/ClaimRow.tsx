import { useTranslation } from 'react-i18next';
import { type PassportKey, passportUnits } from '#domain/passport.ts';
import type { Passport, PassportClaim } from '#shared/responses';
import { formatDay, formatNumber } from '#shared/format';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { VisuallyHidden } from '#shared/ui';
import styles from './PassportPage.module.css';

export type Building = Passport['buildings'][number];

export interface PassportRow {
  readonly key: PassportKey;
  /** Undefined: only buildings claim it. */
  readonly claim: PassportClaim | undefined;
  /** Of the buildings that differ, where the whole project is shown. */
  readonly others: readonly { readonly building: Building; readonly claim: PassportClaim }[];
}

/** Without the language prefix. */
export function passportPath(alias: string, building: string | undefined): string {
  const path = pathTo('projectPassport', { alias });
  return building === undefined ? path : `${path}?building=${encodeURIComponent(building)}`;
}

/** A claim as words, without its day and its note. */
export function useClaimValue(): (claim: PassportClaim) => string {
  const { t } = useTranslation('passport');
  const language = useLanguage();
  return ({ key, value, text, checked }) => {
    const unit = passportUnits[key];
    if (unit === 'day') return formatDay(checked, language);
    if (unit === 'text' || value === null) return text ?? '';
    if (value === 0) return t(unit === 'hours' ? 'notRunning' : 'none');
    const shown = formatNumber(value, language);
    return unit === 'number' ? shown : t(`units.${unit}`, { count: value, value: shown });
  };
}

/** The claim: a number is emphasized and may have a note, a text is plain. */
function ClaimWords({ claim }: { readonly claim: PassportClaim }) {
  const value = useClaimValue()(claim);
  if (passportUnits[claim.key] === 'text') return value;
  return (
    <>
      <strong>{value}</strong>
      {claim.text !== null && <span className={styles.note}>{claim.text}</span>}
    </>
  );
}

/** How the claim is known: since when, and by which document. */
function ClaimBasis({ claim: { key, kind, checked, document } }: { readonly claim: PassportClaim }) {
  const { t } = useTranslation('passport');
  const language = useLanguage();
  return (
    <>
      {passportUnits[key] !== 'day' && (
        <time dateTime={checked}>{t(`basis.${kind}`, { date: formatDay(checked, language) })}</time>
      )}
      {document !== null && (
        <a href={document.url} target="_blank" rel="noreferrer" className={styles.document}>
          {document.title}
          <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
        </a>
      )}
    </>
  );
}

export function ClaimRow({ alias, row }: { readonly alias: string; readonly row: PassportRow }) {
  const { t } = useTranslation('passport');
  const { key, claim, others } = row;

  return (
    <div className={styles.row}>
      <dt>{t(`keys.${key}`)}</dt>
      {claim !== undefined && (
        <dd className={styles.claim}>
          <span>
            <ClaimWords claim={claim} />
          </span>
          <span className={styles.basis}>
            <ClaimBasis claim={claim} />
          </span>
        </dd>
      )}
      {others.map(({ building, claim: own }) => (
        <dd key={building.key} className={styles.claim}>
          <span>
            <LocalLink to={passportPath(alias, building.key)}>{building.name}</LocalLink>: <ClaimWords claim={own} />
          </span>
          <span className={styles.basis}>
            <ClaimBasis claim={own} />
          </span>
        </dd>
      ))}
    </div>
  );
}
