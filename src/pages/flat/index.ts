export { FlatPage as Page } from './FlatPage.tsx';
