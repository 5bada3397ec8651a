import type { TabName } from './useCurrentTab.ts';

/** What each tab says of itself to search engines, in its own namespace; of the first one content speaks. */
export const tabTexts = {
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
