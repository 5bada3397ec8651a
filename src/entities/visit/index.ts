export { visitApi } from './visitApi.ts';
