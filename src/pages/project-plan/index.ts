export { ProjectPlanTab as Page } from './ProjectPlanTab.tsx';
