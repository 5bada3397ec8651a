import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type KnownProject,
  ProjectPrice,
  ProjectStatus,
  selectKnownProject,
  selectProject,
  selectProjectLoaded,
  useProjectHead,
  visitPath,
} from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { NotFoundView } from '#features/not-found';
import { isNotFound, useApiSelector } from '#shared/api';
import { QueryBoundary, Block, failureStatus, TitleSkeleton } from '#shared/lazy';
import { LocalLink, LocalNavLink, PageOutlet, pathTo, useLanguage, withQuery } from '#shared/routing';
import { Breadcrumbs, buttonClass, Container, Heading, Skeleton, TabNav, VisuallyHidden } from '#shared/ui';
import styles from './ProjectHead.module.css';
import { ProjectMeta, tabNames, useCurrentTab } from './ProjectMeta.tsx';

interface ProjectPageProps {
  readonly alias: string;
}

function ProjectTabs({ alias }: ProjectPageProps) {
  const { t } = useTranslation('projectNav');
  return (
    <Container className={styles.tabs}>
      <TabNav label={t('label')} current={useCurrentTab(alias)}>
        {tabNames.map((name) => (
          <LocalNavLink key={name} to={pathTo(name, { alias })}>
            {t(name)}
          </LocalNavLink>
        ))}
      </TabNav>
    </Container>
  );
}

/** Tells headings of tabs apart; the first tab is the project itself. */
function TabHeading({ alias }: ProjectPageProps) {
  const { t } = useTranslation('projectNav');
  const tab = useCurrentTab(alias);
  return tab === 'projectAbout' ? null : <VisuallyHidden>: {t(tab)}</VisuallyHidden>;
}

/** The header of every tab, equal on all so that nothing jumps: name, address, price, contact. */
function ProjectHead({ project }: { readonly project: KnownProject }) {
  const { t } = useTranslation(['project', 'housing', 'common']);
  const { alias, title, status, address, district } = project;

  return (
    <Container className={styles.head}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[
          { key: 'projects', content: <LocalLink to={pathTo('projects')}>{t('allProjects')}</LocalLink> },
          { key: 'project', content: title },
        ]}
      />
      <div className={styles.row}>
        <div className={styles.words}>
          <Heading level={1} size="xl">
            {title}
            <TabHeading alias={alias} />
          </Heading>
          <Block name="facts">
            <div className={styles.facts}>
              {status !== null && <ProjectStatus status={status} />}
              {district !== null && (
                <LocalLink to={withQuery(pathTo('flats'), { district: district.key })}>
                  {t('housing:districtNamed', { name: district.name })}
                </LocalLink>
              )}
              {address !== null && <span>{address}</span>}
            </div>
          </Block>
        </div>
        <Block name="price">
          <div className={styles.offer}>
            <ProjectPrice project={project} className={styles.price} />
            <div data-print="hide" className={styles.actions}>
              <CallRequestButton project={alias}>{t('common:quick.call')}</CallRequestButton>
              <LocalLink to={visitPath(alias)} className={buttonClass({ variant: 'secondary' })}>
                {t('common:navigation.appointment')}
              </LocalLink>
            </div>
          </div>
        </Block>
      </div>
    </Container>
  );
}

/** The place of the head. */
function ProjectHeadSkeleton() {
  return (
    <Container className={styles.head}>
      <div aria-busy="true">
        <Skeleton size="s" />
        <div className={styles.row}>
          <div className={styles.words}>
            <Heading level={1} size="xl">
              <TitleSkeleton size="title-xl" />
            </Heading>
            <Skeleton size="s" className={styles.facts} />
          </div>
          <Skeleton size="title-s" className={styles.offer} />
        </div>
      </div>
    </Container>
  );
}

function frameTab(tab: ReactNode) {
  return (
    <Block name="tab" required>
      {tab}
    </Block>
  );
}

/**
 * The frame of every project tab. Tabs that need more than the header use the same query, which is sent once. Only what differs between
 * tabs reads the location: the rest does not render again when another tab is opened.
 */
const ProjectPage = memo(function ProjectPage({ alias }: ProjectPageProps) {
  const language = useLanguage();
  const result = useProjectHead(alias);
  const project = useApiSelector((state) => selectProject(state, language, alias));
  const known = useApiSelector((state) => selectKnownProject(state, language, alias));
  const loaded = useApiSelector((state) => selectProjectLoaded(state, language, alias));

  if (isNotFound(result.error)) return <NotFoundView />;
  const failed = failureStatus(result);
  if (failed && known === undefined) return <QueryBoundary place="page" result={result} skeleton={null} />;

  return (
    <>
      <ProjectMeta alias={alias} known={known} whole={project} status={failed} />
      {known !== undefined && <ProjectHead project={known} />}
      {known === undefined && !loaded && <ProjectHeadSkeleton />}
      {failed ? (
        <QueryBoundary place="body" result={result} skeleton={null} />
      ) : (
        <>
          <Block name="tabs">
            <ProjectTabs alias={alias} />
          </Block>
          <PageOutlet frame={frameTab} />
        </>
      )}
    </>
  );
});

export { ProjectPage as Page };
export const namespaces = ['housing', 'project', 'projectNav'];
