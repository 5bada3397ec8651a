import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { projectApi, selectInstalmentProject, selectProjectsOnSale } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { CalculatorSkeleton, ProjectCalculator } from '#features/instalment-calculator';
import { useAnswer, type ApiState } from '#shared/api';
import { Awaited, Block, failureStatus } from '#shared/loading';
import { PageMeta } from '#shared/meta';
import { useLanguage } from '#shared/routing';
import { EmptyView, Heading, PageHeader, Section } from '#shared/ui';
import styles from './InstalmentCalculatorPage.module.css';
import { ProjectSelect } from './ProjectSelect.tsx';
import { withProject } from './projectChoice.ts';

/** The bond tab's calculator for whoever has not chosen a project yet. */
export function InstalmentCalculatorPage() {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getProjects, { language });
  const projects = useSelector((state: ApiState) => selectProjectsOnSale(state, language));
  const [search, setSearch] = useSearchParams();
  const chosen = useSelector((state: ApiState) => selectInstalmentProject(state, language, search.get('project')));

  return (
    <>
      <PageMeta title={t('page.searchTitle')} description={t('page.lead')} status={failureStatus(answer)} />
      <PageHeader title={t('page.title')} lead={t('page.lead')} />
      <Section space="compact">
        <Awaited answer={answer} skeleton={<CalculatorSkeleton />} />
        {answer.data !== undefined && chosen === undefined && (
          <EmptyView
            title={t('page.none.title')}
            hint={t('page.none.hint')}
            action={<CallRequestButton>{t('ask')}</CallRequestButton>}
          />
        )}
        {chosen !== undefined && (
          <>
            <ProjectSelect
              projects={projects}
              chosen={chosen}
              onChoose={(alias) =>
                setSearch((now) => withProject(now, alias), { replace: true, preventScrollReset: true })
              }
            />
            <Heading level={2} className={styles.name}>
              {chosen.title}
            </Heading>
            <Block key={chosen.alias} name="calculator" wanted>
              <ProjectCalculator
                alias={chosen.alias}
                renderPlanAction={(plan) => (
                  <CallRequestButton project={chosen.alias} message={plan}>
                    {t('send')}
                  </CallRequestButton>
                )}
                emptyAction={<CallRequestButton project={chosen.alias}>{t('ask')}</CallRequestButton>}
              />
            </Block>
          </>
        )}
      </Section>
    </>
  );
}
