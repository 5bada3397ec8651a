export { CallRequestButton } from './CallRequestButton.tsx';
export { CallRequestHost } from './CallRequestHost.tsx';
export { callRequestSlice, selectCallRequestStep, type CallRequestSubject } from './callRequestSlice.ts';
export { useCallRequest } from './useCallRequest.ts';
