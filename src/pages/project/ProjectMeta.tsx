import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { projectJsonLd, type ProjectHead } from '#entities/project';
import type { Project, ProjectCard } from '#shared/answers';
import { pageOf } from '#shared/api';
import { breadcrumbsJsonLd, JsonLd, PageMeta, type PageStatusCode } from '#shared/meta';
import { pathTo } from '#shared/routing';
import { tabTexts } from './tabTexts.ts';
import type { TabName } from './useCurrentTab.ts';

interface ProjectMetaProps {
  /** What the list knows of it is enough for a name. */
  readonly known: ProjectCard | ProjectHead | undefined;
  /** Only programs read the rest of it, in the pages of the server. */
  readonly whole: Project | undefined;
  readonly tab: TabName;
  readonly status: PageStatusCode | undefined;
}

/** The head of each tab: a name and a description of its own, one project. */
export function ProjectMeta({ known, whole, tab, status }: ProjectMetaProps) {
  const texts = tab === 'projectAbout' ? undefined : tabTexts[tab];
  const { t } = useTranslation(texts === undefined ? ['project'] : ['project', texts.namespace]);
  const [search] = useSearchParams();
  const seo = known !== undefined && 'seo' in known ? known.seo : undefined;
  const ofTab = known &&
    texts && {
      title: t(texts.title, { title: known.title }),
      description: t(texts.description, { title: known.title }),
    };

  return (
    <>
      <PageMeta
        title={known?.title}
        seo={ofTab ? { image: null, ...seo, ...ofTab } : seo}
        image={known?.image}
        page={tab === 'projectNews' ? pageOf(search) : undefined}
        status={status}
      />
      {__RENDERS_ON_SERVER__ && whole !== undefined && (
        <JsonLd
          nodes={(site) => [
            ...projectJsonLd(
              whole,
              { parking: t('project:amenities.parking'), closed_area: t('project:amenities.closed_area') },
              site,
            ),
            breadcrumbsJsonLd(
              [
                { name: t('project:allProjects'), path: pathTo('projects') },
                { name: whole.title, path: pathTo('projectAbout', { alias: whole.alias }) },
                ...(tab === 'projectAbout'
                  ? []
                  : [{ name: t(`project:tabs.${tab}`), path: pathTo(tab, { alias: whole.alias }) }]),
              ],
              site,
            ),
          ]}
        />
      )}
    </>
  );
}
