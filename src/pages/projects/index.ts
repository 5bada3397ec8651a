import { projectFilterSlice } from '#features/project-filter';
import { projectPickSlice } from '#features/project-pick';

export { ProjectsPage as Page } from './ProjectsPage.tsx';
export const slices = [projectFilterSlice, projectPickSlice];
