export {
  categoriesChosen,
  placeClosed,
  placeLeft,
  placePicked,
  placePickSlice,
  placePointedAt,
  selectPickedPlace,
  selectPlaceCategories,
  selectPlacePointedAt,
} from './placePickSlice.ts';
