export { ProjectBondTab as Page } from './ProjectBondTab.tsx';
