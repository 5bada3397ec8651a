export interface LeftOut {
  /** Within node_modules. */
  readonly file: string;
  /** Fail by name when they are called all the same. */
  readonly failing?: readonly string[];
  /** Parts that a package sets up for every visitor: they give back a handler that does nothing. */
  readonly idle?: readonly string[];
  /** How our code would ask for a part that is idle: a test finds it before a visitor does. */
  readonly askedForBy?: RegExp;
  /** How a text of i18n/ would ask for what fails; only browsers would, since the server and the unit tests have whole packages. */
  readonly askedForByTexts?: RegExp;
}

/**
 * What no page ever calls, and no bundler can tell, because it hangs on an object or a class. See
 * docs/decisions/first-bytes.md; to use one of these, take its name off the list.
 */
export const leftOut: readonly LeftOut[] = [
  {
    // Backends, clones and nesting selectors of i18next: our texts come by `addResourceBundle`, an instance a language.
    file: 'i18next/dist/esm/i18next.js',
    failing: [
      'Connector.load',
      'Connector.loaded',
      'Connector.loadOne',
      'Connector.prepareLoading',
      'Connector.queueLoad',
      'Connector.read',
      'Connector.reload',
      'Connector.saveMissing',
      'Formatter.add',
      'Formatter.addCached',
      'Formatter.format',
      'I18n.cloneInstance',
      'I18n.dir',
      'I18n.exists',
      'I18n.hydrate',
      'I18n.loadLanguages',
      'I18n.loadNamespaces',
      'I18n.reloadResources',
      'I18n.toJSON',
      'I18n.use',
      'Logger.clone',
      'PluralResolver.getPluralFormsOfKey',
      'PluralResolver.getSuffixes',
      'ResourceStore.addResource',
      'ResourceStore.addResources',
      'ResourceStore.removeNamespaces',
      'ResourceStore.removeResourceBundle',
      'Translator.exists',
      'Translator.getUsedParamsDetails',
      'keysFromSelector',
    ],
    // A format within braces, `{{count, number}}`, or in a nested text.
    askedForByTexts: /\{\{[^{}]*,|\$t\(/,
  },
  {
    // A component that puts elements into a text.
    file: 'react-i18next/dist/es/unescape.js',
    failing: ['unescape'],
  },
  {
    file: 'react-i18next/dist/es/utils.js',
    failing: ['loadLanguages', 'loadNamespaces'],
  },
  {
    // Forms, fetchers, blockers, middleware and routes that are patched in: the backend is RTK Query's.
    file: 'react-router/dist/production/lib/router/router.js',
    failing: [
      'callRouteMiddleware',
      'convertFormDataToSearchParams',
      'convertSearchParamsToFormData',
      'createRouter._internalSetRoutes',
      'createRouter.cancelDiscoveryNavigation',
      'createRouter.deleteFetcher',
      'createRouter.discoverRoutes',
      'createRouter.fetch',
      'createRouter.getBlocker',
      'createRouter.getFetcher',
      'createRouter.handleAction',
      'createRouter.patchRoutes',
      'createRouter.resetFetcher',
      'createRouter.revalidate',
      'createRouter.updateBlocker',
      'createRouter.updateFetcherState',
      'getDoneFetcher',
      'getInstrumentationNavigateMeta',
      'getLoadingFetcher',
      'getTargetedDataStrategyMatches',
    ],
  },
  {
    file: 'react-router/dist/production/lib/router/instrumentation.js',
    failing: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  },
  {
    // Of the framework that is built on the router.
    file: 'react-router/dist/production/lib/dom/ssr/components.js',
    failing: ['PrefetchPageLinks'],
  },
  {
    file: '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs',
    failing: [
      'buildSelectors.selectInvalidatedBy',
      'buildThunks.patchQueryData',
      'buildThunks.prefetch',
      'buildThunks.updateQueryData',
      'buildThunks.upsertQueryData',
      'parseWithSchema',
    ],
    idle: [
      'buildCacheLifecycleHandler',
      'buildInvalidationByTagsHandler',
      'buildPollingHandler',
      'buildQueryLifecycleHandler',
      'buildWindowEventHandler',
    ],
    askedForBy:
      /\b(?:onCacheEntryAdded|onQueryStarted|pollingInterval|(?:invalidates|provides|invalidate)Tags|refetchOn(?:Focus|Reconnect)|setupListeners)\b/,
  },
  {
    // Sorted entities, changes of single entities (our lists are what an answer says), thunks within a slice, selectors of the reducer.
    file: '@reduxjs/toolkit/dist/redux-toolkit.modern.mjs',
    failing: [
      'buildReducerCreators',
      'createSortedStateAdapter',
      'createStateProxy',
      'createUnsortedStateAdapter.removeManyMutably',
      'createUnsortedStateAdapter.selectMatchingIds',
      'createUnsortedStateAdapter.takeNewKey',
      'createUnsortedStateAdapter.updateManyMutably',
      'createUnsortedStateAdapter.upsertManyMutably',
      'handleThunkCaseReducerDefinition',
    ],
    askedForBy:
      /\b(?:sortComparer|reducerCreator|asyncThunkCreator)\b|rootReducer\.selector\b|dapter\.(?:remove(?:One|Many)|update|upsert)/,
  },
  {
    // Patches are applied to the list of subscribers; they are made for optimistic updates alone.
    file: 'immer/dist/immer.mjs',
    failing: [
      'enablePatches.generatePatches_',
      'enablePatches.generateReplacementPatches_',
      'enablePatches.getPath',
      'enablePatches.resolvePath',
    ],
    askedForBy: /\b(?:patchQueryData|updateQueryData|upsertQueryData|produceWithPatches)\b/,
  },
];
