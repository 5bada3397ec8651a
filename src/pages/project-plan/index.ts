export { PlanPage as Page } from './PlanPage.tsx';
