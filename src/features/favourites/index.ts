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
export { FavouritesPersistence } from './FavouritesPersistence.tsx';
export { favouritesSlice, flatRemoved, flatsSeen, removalUndone, selectRemoval } from './favouritesSlice.ts';
export { seenAgain } from './remember.ts';
export { SavedFlatsLink } from './SavedFlatsLink.tsx';
export { SaveFlatButton } from './SaveFlatButton.tsx';
export { type SaveDispatch, saveSharedFlats } from './saveFlat.ts';
export { useFavourites, useFavouritesKnown, useSavedKeys } from './useFavourites.ts';
