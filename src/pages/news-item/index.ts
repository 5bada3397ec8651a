export { NewsItemPage as Page } from './NewsItemPage.tsx';
