/** The readers come with the first answer: a page of the server needs none to come alive. Where they do not come, neither did the answer. */
export const loadReaders = () => import(/* webpackChunkName: "answers" */ './readers.ts');
