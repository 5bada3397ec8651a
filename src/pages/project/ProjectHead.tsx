import { useTranslation } from 'react-i18next';
import { ProjectPrice, ProjectStatus, visitPath } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import type { ProjectCard } from '#shared/answers';
import { Block } from '#shared/loading';
import { LocalLink, pathTo } from '#shared/routing';
import { Breadcrumbs, buttonClass, Container, Heading, VisuallyHidden } from '#shared/ui';
import styles from './ProjectHead.module.css';
import type { TabName } from './useCurrentTab.ts';

interface ProjectHeadProps {
  readonly project: ProjectCard;
  readonly tab: TabName;
}

/** The same on every tab, so that nothing jumps between them: the name, where it stands, what it costs, whom to ask. */
export function ProjectHead({ project, tab }: ProjectHeadProps) {
  const { t } = useTranslation(['project', 'housing']);
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
            {tab !== 'projectAbout' && <VisuallyHidden>: {t(`project:tabs.${tab}`)}</VisuallyHidden>}
          </Heading>
          <Block name="facts">
            <div className={styles.facts}>
              {status !== null && <ProjectStatus status={status} />}
              {district !== null && <span>{t('housing:districtNamed', { name: district.name })}</span>}
              {address !== null && <span>{address}</span>}
            </div>
          </Block>
        </div>
        <Block name="price">
          <div className={styles.offer}>
            <ProjectPrice project={project} className={styles.price} />
            <div data-print="hide" className={styles.actions}>
              <CallRequestButton project={alias}>{t('call')}</CallRequestButton>
              <LocalLink to={visitPath(alias)} className={buttonClass({ variant: 'secondary' })}>
                {t('visit')}
              </LocalLink>
            </div>
          </div>
        </Block>
      </div>
    </Container>
  );
}
