export { ProjectModelTab as Page } from './ProjectModelTab.tsx';
