export { fetchRecipient, toApplication, type CallNoteLabels } from './application.ts';
export { CallRequestButton, callRequestPath, CallRequestHost } from './CallRequest.tsx';
export { callRequestSlice } from './callRequestSlice.ts';
export { CallRequestInPage } from './page/CallRequestInPage.tsx';
export { PlainAttemptContext, sendPlainCallRequest, type PlainAttempt } from './plain/plainCallRequest.ts';
