import { useTranslation } from 'react-i18next';
import { OfferTile, OfferTileSkeleton } from '#entities/offer';
import { ProjectSection } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { LocalLink, pathTo } from '#shared/routing';
import { buttonClass, EmptyView, TileGrid, TileGridSkeleton } from '#shared/ui';

interface ProjectOffersTabProps {
  readonly alias: string;
}

function ProjectOffersTab({ alias }: ProjectOffersTabProps) {
  const { t } = useTranslation('projectTabs');
  const skeleton = (
    <TileGridSkeleton count={2}>
      <OfferTileSkeleton />
    </TileGridSkeleton>
  );
  return (
    <ProjectSection
      alias={alias}
      tab="projectOffers"
      id="project-offers"
      heading={t('offers.heading')}
      skeleton={skeleton}
    >
      {({ offers }) =>
        offers.length === 0 ? (
          <EmptyView
            level={3}
            title={t('offers.empty.title')}
            hint={t('offers.empty.hint')}
            action={
              <>
                <LocalLink to={pathTo('offers')} className={buttonClass({ variant: 'secondary' })}>
                  {t('offers.empty.all')}
                </LocalLink>
                <CallRequestButton project={alias} variant="quiet">
                  {t('offers.empty.call')}
                </CallRequestButton>
              </>
            }
          />
        ) : (
          <TileGrid items={offers}>
            {(offer, index) => <OfferTile offer={offer} priority={index === 0} headingLevel={3} />}
          </TileGrid>
        )
      }
    </ProjectSection>
  );
}

export { ProjectOffersTab as Page };
export const namespaces = ['projectTabs', 'offerTerms'];
