export { CallRequestButton } from './CallRequestButton.tsx';
export { CallRequestHost } from './CallRequestHost.tsx';
export { callRequestSlice } from './callRequestSlice.ts';
