export { ConnectionWatch } from './ConnectionWatch.tsx';
