import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { OfferTile, OfferTileSkeleton } from '#entities/offer';
import { projectApi, selectProject } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { isNotFound, useAnswer, type ApiState } from '#shared/api';
import { Awaited } from '#shared/loading';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { buttonClass, EmptyView, Section } from '#shared/ui';
import styles from './ProjectOffersTab.module.css';

interface ProjectOffersTabProps {
  readonly alias: string;
}

const skeletons = [1, 2];

export function ProjectOffersTab({ alias }: ProjectOffersTabProps) {
  const { t } = useTranslation('projectTabs');
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getProject, { alias, language });
  const project = useSelector((state: ApiState) => selectProject(state, language, alias));

  // An unknown project is the whole page's to say.
  if (isNotFound(answer.error)) return null;
  return (
    <Section id="project-offers" heading={t('offers.heading')} space="compact">
      <Awaited
        answer={answer}
        skeleton={
          <div className={styles.list} aria-hidden>
            {skeletons.map((place) => (
              <OfferTileSkeleton key={place} />
            ))}
          </div>
        }
      />
      {project?.offers.length === 0 && (
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
      )}
      {project !== undefined && project.offers.length > 0 && (
        <ul className={styles.list}>
          {project.offers.map((offer, index) => (
            <li key={offer.alias}>
              <OfferTile offer={offer} priority={index === 0} headingLevel={3} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
