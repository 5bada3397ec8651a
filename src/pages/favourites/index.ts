export { FavouritesPage as Page } from './FavouritesPage.tsx';
