import { useTranslation } from 'react-i18next';
import { type PassportKey, passportUnits } from '#domain/passport.ts';
import { passportPath, useClaimTexts } from '#entities/project';
import type { Passport, PassportClaim } from '#shared/responses';
import { LocalLink } from '#shared/routing';
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

/** The claim: a number is emphasized and may have a note, a text is plain. */
function ClaimWords({ claim }: { readonly claim: PassportClaim }) {
  const value = useClaimTexts().valueOf(claim);
  if (passportUnits[claim.key] === 'text') return value;
  return (
    <>
      <strong>{value}</strong>
      {claim.text !== null && <span className={styles.note}>{claim.text}</span>}
    </>
  );
}

/** How the claim is known: since when, and by which document. */
function ClaimBasis({ claim }: { readonly claim: PassportClaim }) {
  const { t } = useTranslation('passport');
  const basis = useClaimTexts().basisOf(claim);
  const { checked, document } = claim;
  return (
    <>
      {basis !== null && <time dateTime={checked}>{basis}</time>}
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
