export { PlanLevelPage as Page } from './PlanLevelPage.tsx';
