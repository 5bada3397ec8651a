import { useTranslation } from 'react-i18next';
import { OfferFigure, OfferValidity } from '#entities/offer';
import type { Offer, OfferCard } from '#shared/answers';
import { formatDay } from '#shared/format';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { FactList } from '#shared/ui';
import { OfferActions } from './OfferActions.tsx';
import { OfferFlatLinks } from './OfferFlatLinks.tsx';
import styles from './OfferTerms.module.css';

/** What decides: the figure, until when, for which projects, and what to do next. */
export function OfferTerms({ offer }: { readonly offer: OfferCard | Offer }) {
  const { t } = useTranslation(['offers', 'housing']);
  const language = useLanguage();
  const flats = 'flats' in offer ? offer.flats : undefined;
  const projects =
    offer.projects.length === 0 ? (
      <LocalLink to={pathTo('projects')}>{t('forAll')}</LocalLink>
    ) : (
      <ul className={styles.projects}>
        {offer.projects.map(({ alias, title }) => (
          <li key={alias}>
            <LocalLink to={pathTo('projectAbout', { alias })}>{title}</LocalLink>
          </li>
        ))}
      </ul>
    );

  return (
    <aside className={styles.terms} aria-label={t('terms')}>
      <OfferFigure offer={offer} className={styles.figure} />
      <div className={styles.validity}>
        <OfferValidity offer={offer} />
      </div>
      <FactList
        columns={1}
        facts={[
          { key: 'projects', label: t('holdsFor'), value: projects },
          ...(flats ? [{ key: 'flats', label: t('flats'), value: <OfferFlatLinks flats={flats} /> }] : []),
          ...(offer.published_at === null
            ? []
            : [
                {
                  key: 'published',
                  label: t('housing:label.publication'),
                  value: formatDay(offer.published_at, language),
                },
              ]),
        ]}
      />
      <OfferActions offer={offer} />
    </aside>
  );
}
