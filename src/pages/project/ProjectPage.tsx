import type { ReactNode } from 'react';
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
import { ProjectMeta, type TabName, tabNames, useCurrentTab } from './ProjectMeta.tsx';

interface ProjectTabsProps {
  readonly alias: string;
  readonly current: TabName;
}

function ProjectTabs({ alias, current }: ProjectTabsProps) {
  const { t } = useTranslation('projectNav');
  return (
    <Container className={styles.tabs}>
      <TabNav label={t('label')} current={current}>
        {tabNames.map((name) => (
          <LocalNavLink key={name} to={pathTo(name, { alias })}>
            {t(name)}
          </LocalNavLink>
        ))}
      </TabNav>
    </Container>
  );
}

interface ProjectHeadProps {
  readonly project: KnownProject;
  readonly tab: TabName;
}

/** The header of every tab, equal on all so that nothing jumps: name, address, price, contact. */
function ProjectHead({ project, tab }: ProjectHeadProps) {
  const { t } = useTranslation(['project', 'projectNav', 'housing', 'common']);
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
            {tab !== 'projectAbout' && <VisuallyHidden>: {t(`projectNav:${tab}`)}</VisuallyHidden>}
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

interface ProjectPageProps {
  readonly alias: string;
}

/** The frame of every project tab. Tabs that need more than the header use the same query, which is sent once. */
function ProjectPage({ alias }: ProjectPageProps) {
  const language = useLanguage();
  const result = useProjectHead(alias);
  const project = useApiSelector((state) => selectProject(state, language, alias));
  const known = useApiSelector((state) => selectKnownProject(state, language, alias));
  const loaded = useApiSelector((state) => selectProjectLoaded(state, language, alias));
  const tab = useCurrentTab(alias);

  if (isNotFound(result.error)) return <NotFoundView />;
  const failed = failureStatus(result);
  if (failed && known === undefined) return <QueryBoundary place="page" result={result} skeleton={null} />;

  return (
    <>
      <ProjectMeta known={known} whole={project} tab={tab} status={failed} />
      {known !== undefined && <ProjectHead project={known} tab={tab} />}
      {known === undefined && !loaded && <ProjectHeadSkeleton />}
      {failed ? (
        <QueryBoundary place="body" result={result} skeleton={null} />
      ) : (
        <>
          <Block name="tabs">
            <ProjectTabs alias={alias} current={tab} />
          </Block>
          <PageOutlet frame={frameTab} />
        </>
      )}
    </>
  );
}

export { ProjectPage as Page };
export const namespaces = ['housing', 'project', 'projectNav'];
