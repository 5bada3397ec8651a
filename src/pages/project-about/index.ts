export { ProjectAboutTab as Page } from './ProjectAboutTab.tsx';
