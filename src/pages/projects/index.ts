export { ProjectsPage as Page } from './ProjectsPage.tsx';
