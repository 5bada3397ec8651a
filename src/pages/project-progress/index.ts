export { ProjectProgressTab as Page } from './ProjectProgressTab.tsx';
