import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectProject, useGetProjectQuery } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { isNotFound, type ApiState } from '#shared/api';
import { LoadFailed } from '#shared/loading';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { buttonClass, EmptyView, Picture, Section, SkeletonBlock, Text } from '#shared/ui';
import styles from './ProjectModelTab.module.css';

interface ProjectModelTabProps {
  readonly alias: string;
}

export function ProjectModelTab({ alias }: ProjectModelTabProps) {
  const { t } = useTranslation('projectTabs');
  const language = useLanguage();
  const { error, isFetching, refetch } = useGetProjectQuery({ alias, language });
  const project = useSelector((state: ApiState) => selectProject(state, language, alias));
  const call = <CallRequestButton project={alias}>{t('model.call')}</CallRequestButton>;

  // An unknown project is the whole page's to say.
  if (isNotFound(error)) return null;
  return (
    <Section id="model" heading={t('model.heading')} space="compact">
      {error !== undefined && <LoadFailed retrying={isFetching} onRetry={() => void refetch()} />}
      {error === undefined && project === undefined && <SkeletonBlock ratio="16 / 9" />}
      {project?.model === null && (
        <EmptyView level={3} title={t('model.empty.title')} hint={t('model.empty.hint')} action={call} />
      )}
      {project !== undefined && project.model !== null && (
        <figure className={styles.figure}>
          <Picture image={project.model.poster} priority sizes="(min-width: 90rem) 82rem, 92vw" />
          <figcaption className={styles.caption}>
            <Text tone="soft" className={styles.note}>
              {project.model.note}
            </Text>
            <div className={styles.actions}>
              <LocalLink
                to={`${pathTo('appointmentDate')}?project=${alias}`}
                className={buttonClass({ variant: 'secondary' })}
              >
                <span>{t('model.action')}</span>
              </LocalLink>
              {call}
            </div>
          </figcaption>
        </figure>
      )}
    </Section>
  );
}
