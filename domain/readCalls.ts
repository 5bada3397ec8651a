/**
 * Paths of the public calls that only read, with `{name}` for parameters. The service worker caches their responses, and no
 * others: a copy of a private or live response would be wrong.
 */
export const readPaths = {
  getExtensions: '/api/extensions',
  getHome: '/api',
  getProjects: '/api/projects',
  getProject: '/api/projects/{alias}',
  getPlannings: '/api/projects/{alias}/plannings',
  getFlatSearch: '/api/flats',
  getSitePlan: '/api/projects/{alias}/site_plan',
  getPassport: '/api/projects/{alias}/passport',
  getProjectHistory: '/api/projects/{alias}/history',
  getFlatHistory: '/api/projects/{alias}/plannings/{id}/history',
  getCalculator: '/api/projects/{alias}/calculator',
  getEligibility: '/api/projects/{alias}/eligibility',
  getDocuments: '/api/projects/{alias}/documents',
  getProgress: '/api/projects/{alias}/progress',
  getProjectNews: '/api/projects/{alias}/news',
  getAbout: '/api/about',
  getContacts: '/api/contacts',
  getOffers: '/api/offers',
  getOffer: '/api/offers/{id}',
  getNews: '/api/news',
  getNewsItem: '/api/news/{id}',
  getCenters: '/api/centers',
} as const;
