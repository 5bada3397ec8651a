export { InstalmentCalculatorPage as Page } from './InstalmentCalculatorPage.tsx';
