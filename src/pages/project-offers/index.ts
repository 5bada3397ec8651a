export { ProjectOffersTab as Page } from './ProjectOffersTab.tsx';
