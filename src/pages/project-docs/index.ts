export { ProjectDocsTab as Page } from './ProjectDocsTab.tsx';
