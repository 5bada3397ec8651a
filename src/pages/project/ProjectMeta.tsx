import { useTranslation } from 'react-i18next';
import { type KnownProject, type ProjectHead, projectJsonLd } from '#entities/project';
import type { Project } from '#shared/responses';
import { pageOf } from '#shared/api';
import { pathTo, usePageLocation, usePageSearch, withoutLanguage } from '#shared/routing';
import { breadcrumbsJsonLd, JsonLd, PageMeta, type PageStatusCode } from '#shared/seo';

/** In the order in which they are shown. */
export const tabNames = [
  'projectAbout',
  'projectPlan',
  'projectBond',
  'projectProgress',
  'projectModel',
  'projectAerial',
  'projectNews',
  'projectOffers',
  'projectDocs',
] as const;

type TabName = (typeof tabNames)[number];

/** The tab that the URL names; the about tab when it names none. */
export function useCurrentTab(alias: string): TabName {
  const { pathname } = usePageLocation();
  const path = withoutLanguage(pathname);
  return tabNames.find((name) => pathTo(name, { alias }) === path) ?? 'projectAbout';
}

/** The meta texts of each tab, from its own namespace; those of the first tab come from content. */
const tabTexts = {
  projectPlan: { namespace: 'plan', title: 'plan:meta.title', description: 'plan:meta.description' },
  projectBond: { namespace: 'calculator', title: 'calculator:meta.title', description: 'calculator:meta.description' },
  projectProgress: { namespace: 'progress', title: 'progress:meta.title', description: 'progress:meta.description' },
  projectModel: {
    namespace: 'projectTabs',
    title: 'projectTabs:model.meta.title',
    description: 'projectTabs:model.meta.description',
  },
  projectAerial: {
    namespace: 'projectTabs',
    title: 'projectTabs:aerial.meta.title',
    description: 'projectTabs:aerial.meta.description',
  },
  projectNews: {
    namespace: 'projectTabs',
    title: 'projectTabs:news.meta.title',
    description: 'projectTabs:news.meta.description',
  },
  projectOffers: {
    namespace: 'projectTabs',
    title: 'projectTabs:offers.meta.title',
    description: 'projectTabs:offers.meta.description',
  },
  projectDocs: { namespace: 'documents', title: 'documents:meta.title', description: 'documents:meta.description' },
} as const satisfies Record<Exclude<TabName, 'projectAbout'>, object>;

interface ProjectMetaProps {
  readonly alias: string;
  /** What the list knows of it is enough for a name. */
  readonly known: KnownProject | ProjectHead | undefined;
  /** Only programs read the rest of it, in the pages of the server. */
  readonly whole: Project | undefined;
  readonly status: PageStatusCode | undefined;
}

interface ProjectDataProps {
  readonly project: Project;
  readonly tab: TabName;
}

/** In a component of its own: browsers load no texts of `noScripts`. */
function ProjectData({ project, tab }: ProjectDataProps) {
  const { t } = useTranslation(['project', 'projectNav', 'noScripts']);
  return (
    <JsonLd
      nodes={(site) => [
        ...projectJsonLd(
          project,
          { parking: t('noScripts:amenities.parking'), closed_area: t('noScripts:amenities.closed_area') },
          site,
        ),
        breadcrumbsJsonLd(
          [
            { name: t('project:allProjects'), path: pathTo('projects') },
            { name: project.title, path: pathTo('projectAbout', { alias: project.alias }) },
            ...(tab === 'projectAbout'
              ? []
              : [{ name: t(`projectNav:${tab}`), path: pathTo(tab, { alias: project.alias }) }]),
          ],
          site,
        ),
      ]}
    />
  );
}

/** The head of each tab: a name and a description of its own, one project. */
export function ProjectMeta({ alias, known, whole, status }: ProjectMetaProps) {
  const tab = useCurrentTab(alias);
  const texts = tab === 'projectAbout' ? undefined : tabTexts[tab];
  const { t } = useTranslation(texts === undefined ? [] : [texts.namespace]);
  const search = usePageSearch();
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
      {__RENDERS_ON_SERVER__ && whole !== undefined && <ProjectData project={whole} tab={tab} />}
    </>
  );
}
