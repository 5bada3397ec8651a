export { ProjectAerialTab as Page } from './ProjectAerialTab.tsx';
