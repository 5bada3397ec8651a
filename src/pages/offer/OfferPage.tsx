import { useSelector } from 'react-redux';
import { selectOfferCard, selectOfferLoaded, useGetOfferQuery } from '#entities/offer';
import { ConsultationBlock } from '#features/consultation';
import { NotFoundView } from '#features/not-found';
import { isNotFound, type ApiState } from '#shared/api';
import { LoadFailed } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { Container } from '#shared/ui';
import { OfferArticle } from './OfferArticle.tsx';
import { OfferDetails, OfferDetailsSkeleton } from './OfferDetails.tsx';
import { OfferPageSkeleton } from './OfferPageSkeleton.tsx';
import { OtherOffers } from './OtherOffers.tsx';

interface OfferPageProps {
  readonly alias: string;
}

export function OfferPage({ alias }: OfferPageProps) {
  const language = useLanguage();
  const { currentData: offer, error, refetch } = useGetOfferQuery({ alias, language });
  const card = useSelector((state: ApiState) => selectOfferCard(state, language, alias));
  const loaded = useSelector((state: ApiState) => selectOfferLoaded(state, language, alias));
  const known = offer ?? card;

  if (loaded && isNotFound(error)) return <NotFoundView />;
  const details = () => {
    if (offer !== undefined) return <OfferDetails offer={offer} />;
    return loaded ? <LoadFailed onRetry={() => void refetch()} /> : <OfferDetailsSkeleton />;
  };
  return (
    <>
      {known !== undefined && <OfferArticle offer={known}>{details()}</OfferArticle>}
      {known === undefined && (loaded ? <Container>{details()}</Container> : <OfferPageSkeleton />)}
      <OtherOffers alias={alias} />
      <ConsultationBlock />
    </>
  );
}
