/** On an answer that the worker gave from its store: the moment, in ISO, at which it came from the network. */
export const asOfHeader = 'x-as-of';

/** The same on a page: the name of a meta element that the worker writes into the head. */
export const asOfMeta = 'as-of';

/** Where the worker is served. Its query tells it the settings that it needs, since no page may be there to ask. */
export const workerPath = '/sw.js';

/** What a page tells the worker. */
export type ToWorker =
  /** What the first page loaded before the worker took control, or was then waiting for. */
  | { readonly type: 'seen'; readonly urls: readonly string[]; readonly language: string }
  /** A page that was shown without a document of its own. */
  | { readonly type: 'visited'; readonly url: string }
  /** All that is to be readable for as long as it is wanted; what was asked for before and is not here may go. */
  | { readonly type: 'keepOffline'; readonly urls: readonly string[] }
  /** To a worker that waits: the page has no unfinished form. */
  | { readonly type: 'takeOver' };

/** What the worker tells a page. */
export type FromWorker =
  /** What was given as a copy because the network was slow has come after all. */
  | { readonly type: 'cameLate' }
  /** Answered with a boolean on the port that comes with it. */
  | { readonly type: 'haveYouUnfinishedForm' };
