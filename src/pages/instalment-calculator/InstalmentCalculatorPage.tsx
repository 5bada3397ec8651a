import { useTranslation } from 'react-i18next';
import { projectCoreApi, selectInstalmentProject, selectProjectsOnSale } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { CalculatorSkeleton, ProjectCalculator } from '#features/instalment-calculator';
import { useApiSelector, useQueryResult } from '#shared/api';
import { formatMoney, joinWords } from '#shared/format';
import { QueryBoundary, Block, failureStatus } from '#shared/lazy';
import type { ProjectCard } from '#shared/responses';
import { LocalLink, pathTo, useLanguage, usePageSearch, useReplaceSearch } from '#shared/routing';
import { PageMeta } from '#shared/seo';
import { EmptyView, Field, Heading, PageHeader, Section, Select } from '#shared/ui';
import styles from './InstalmentCalculatorPage.module.css';

interface ProjectSelectProps {
  readonly projects: readonly ProjectCard[];
  readonly chosen: ProjectCard;
  readonly onChoose: (alias: string) => void;
}

function ProjectSelect({ projects, chosen, onChoose }: ProjectSelectProps) {
  const { t } = useTranslation(['calculator', 'housing']);
  const language = useLanguage();
  const nameOf = ({ title, district, price_per_m2: price }: ProjectCard): string =>
    joinWords(
      [
        title,
        district?.name,
        price === null
          ? null
          : t('housing:priceFrom', { price: t('housing:pricePerM2', { price: formatMoney(price, language) }) }),
      ],
      ' · ',
    );

  return (
    <div className={styles.choice}>
      <Field label={t('page.project')} className={styles.field}>
        {(control) => (
          <Select {...control} value={chosen.alias} onChange={({ target }) => onChoose(target.value)}>
            {projects.map((project) => (
              <option key={project.alias} value={project.alias}>
                {nameOf(project)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <LocalLink to={pathTo('projectAbout', { alias: chosen.alias })}>{t('page.open')}</LocalLink>
    </div>
  );
}

/** Another project has other flats; how the visitor wants to pay stays. */
function withProject(search: URLSearchParams, alias: string): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['flat', 'price', 'area', 'down', 'vs_down']) next.delete(name);
  next.set('project', alias);
  return next;
}

/** The bond tab's calculator, with a choice of the project. */
function InstalmentCalculatorPage() {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const result = useQueryResult(projectCoreApi.endpoints.getProjects, { language });
  const projects = useApiSelector((state) => selectProjectsOnSale(state, language));
  const search = usePageSearch();
  const replaceSearch = useReplaceSearch();
  const chosen = useApiSelector((state) => selectInstalmentProject(state, language, search.get('project')));

  return (
    <>
      <PageMeta title={t('page.searchTitle')} description={t('page.lead')} status={failureStatus(result)} />
      <PageHeader title={t('page.title')} lead={t('page.lead')} />
      <Section space="compact">
        <QueryBoundary result={result} skeleton={<CalculatorSkeleton />} />
        {result.data !== undefined && chosen === undefined && (
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
              onChoose={(alias) => replaceSearch(withProject(search, alias))}
            />
            <Heading level={2} className={styles.name}>
              {chosen.title}
            </Heading>
            <Block key={chosen.alias} name="calculator" required>
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

export { InstalmentCalculatorPage as Page };
export const namespaces = ['housing', 'flatWords', 'calculator'];
