import { useSelector } from 'react-redux';
import { offerApi, selectOfferCard, selectOfferLoaded } from '#entities/offer';
import { ConsultationBlock } from '#features/consultation';
import { NotFoundView } from '#features/not-found';
import { isNotFound, useAnswer, type ApiState } from '#shared/api';
import { Awaited, BelowFold, Block, failureStatus } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { OfferArticle } from './OfferArticle.tsx';
import { OfferDetails, OfferDetailsSkeleton } from './OfferDetails.tsx';
import { OfferPageSkeleton } from './OfferPageSkeleton.tsx';
import { OtherOffers } from './OtherOffers.tsx';

interface OfferPageProps {
  readonly alias: string;
}

export function OfferPage({ alias }: OfferPageProps) {
  const language = useLanguage();
  const answer = useAnswer(offerApi.endpoints.getOffer, { alias, language });
  const loaded = useSelector((state: ApiState) => selectOfferLoaded(state, language, alias));
  const card = useSelector((state: ApiState) => selectOfferCard(state, language, alias));
  const offer = answer.data;
  const known = offer ?? card;

  if (isNotFound(answer.error)) return <NotFoundView />;
  return (
    <>
      {known === undefined ? (
        <Awaited place="page" answer={answer} loaded={loaded} skeleton={<OfferPageSkeleton />} />
      ) : (
        <OfferArticle offer={known} status={failureStatus(answer)}>
          <Awaited answer={answer} loaded={loaded} skeleton={<OfferDetailsSkeleton />} />
          {offer !== undefined && (
            <Block name="story" wanted>
              <OfferDetails offer={offer} />
            </Block>
          )}
        </OfferArticle>
      )}
      <BelowFold>
        <Block name="other offers">
          <OtherOffers alias={alias} />
        </Block>
        <Block name="consultation">
          <ConsultationBlock />
        </Block>
      </BelowFold>
    </>
  );
}
