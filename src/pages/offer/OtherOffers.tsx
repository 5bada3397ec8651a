import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isExpired, offerApi, OfferTile, OfferTileSkeleton, selectOffers } from '#entities/offer';
import { useGrowingAnswer, type ApiState } from '#shared/api';
import { LoadingWords, useRecovery } from '#shared/loading';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import { buttonClass, Section, TileGrid, TileGridSkeleton } from '#shared/ui';

const shown = 3;

/** Offers that hold, without the one on the page; when there is none to show, no block. */
export function OtherOffers({ alias }: { readonly alias: string }) {
  const { t } = useTranslation('offers');
  const language = useLanguage();
  const today = useToday();
  const answer = useGrowingAnswer(offerApi.endpoints.getOffers, { language });
  useRecovery(answer);
  const offers = useSelector((state: ApiState) => selectOffers(state, language));
  const others = offers.filter((offer) => offer.alias !== alias && !isExpired(offer, today)).slice(0, shown);
  const loaded = answer.data !== undefined;
  if (loaded ? others.length === 0 : answer.error !== undefined) return null;

  return (
    <Section
      id="other-offers"
      horizon="top"
      heading={t('others')}
      action={
        <LocalLink to={pathTo('offers')} className={buttonClass({ variant: 'quiet' })}>
          {t('all')}
        </LocalLink>
      }
    >
      {loaded ? (
        <TileGrid row items={others}>
          {(offer) => <OfferTile offer={offer} />}
        </TileGrid>
      ) : (
        <>
          <LoadingWords />
          <TileGridSkeleton row count={shown}>
            <OfferTileSkeleton />
          </TileGridSkeleton>
        </>
      )}
    </Section>
  );
}
