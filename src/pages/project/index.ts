export { ProjectPage as Page } from './ProjectPage.tsx';
