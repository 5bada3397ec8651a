export {
  aliasesOf,
  fetchFlats,
  offlineUrlsOf,
  readFlatRefs,
  sharedFlatsOf,
  sharePath,
  writeFlatRefs,
} from './sharedFlats.ts';
export {
  flatKey,
  maxFavourites,
  type Favourite,
  type StoredFacts,
  type StoredNames,
  type FlatRef,
} from './favourite.ts';
export { FavouritesPersistence, SavedFlatsLink } from './FavouritesPersistence.tsx';
export {
  favouritesSlice,
  flatRemoved,
  flatsSeen,
  removalUndone,
  selectRemoval,
  useFavourites,
  useFavouritesKnown,
  useSavedKeys,
} from './favouritesSlice.ts';
export { type SaveDispatch, saveSharedFlats, seenAgain } from './saveFlat.ts';
export { SaveFlatButton } from './SaveFlatButton.tsx';
