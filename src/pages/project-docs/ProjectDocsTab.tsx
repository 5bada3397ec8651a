import { useTranslation } from 'react-i18next';
import { projectApi } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { isNotFound, useAnswer } from '#shared/api';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { EmptyView, Heading, Section, SkeletonBlock } from '#shared/ui';
import { DocumentLine } from './DocumentLine.tsx';
import { groupDocuments } from './groupDocuments.ts';
import styles from './ProjectDocsTab.module.css';

interface ProjectDocsTabProps {
  readonly alias: string;
}

export function ProjectDocsTab({ alias }: ProjectDocsTabProps) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getDocuments, { alias, language });
  const documents = answer.data;

  // An unknown project is the whole page's to say.
  if (isNotFound(answer.error)) return null;
  return (
    <Section id="documents" heading={t('heading')} space="compact">
      <Awaited answer={answer} skeleton={<SkeletonBlock height="32rem" />} />
      {documents?.length === 0 && (
        <EmptyView
          level={3}
          title={t('empty.title')}
          hint={t('empty.hint')}
          action={
            <CallRequestButton project={alias} message={t('empty.message')}>
              {t('empty.action')}
            </CallRequestButton>
          }
        />
      )}
      {documents !== undefined &&
        groupDocuments(documents).map(({ group, items }) => (
          <div key={group?.key ?? ''} className={styles.group}>
            {group !== null && (
              <Heading level={3} size="s" className={styles.name}>
                {group.name}
              </Heading>
            )}
            <ul className={styles.list}>
              {items.map((document) => (
                <DocumentLine key={document.url} document={document} />
              ))}
            </ul>
          </div>
        ))}
    </Section>
  );
}
