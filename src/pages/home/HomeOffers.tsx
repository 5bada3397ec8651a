import { useTranslation } from 'react-i18next';
import { OfferLine } from '#entities/offer';
import type { OfferCard } from '#shared/answers';
import { LocalLink, pathTo } from '#shared/routing';
import { buttonClass, Section } from '#shared/ui';

export function HomeOffers({ offers }: { readonly offers: readonly OfferCard[] }) {
  const { t } = useTranslation('home');
  return (
    <Section
      id="offers"
      tone="deep"
      heading={t('offers')}
      action={
        <LocalLink to={pathTo('offers')} className={buttonClass({ variant: 'quiet' })}>
          {t('allOffers')}
        </LocalLink>
      }
    >
      {offers.map((offer) => (
        <OfferLine key={offer.alias} offer={offer} />
      ))}
    </Section>
  );
}
