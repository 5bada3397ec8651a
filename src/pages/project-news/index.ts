export { ProjectNewsTab as Page } from './ProjectNewsTab.tsx';
