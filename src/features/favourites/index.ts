export { aliasesOf, fetchFlats, readFlatRefs, sharedFlatsOf, sharePath, writeFlatRefs } from './sharedFlats.ts';
export {
  flatKey,
  maxFavourites,
  type Favourite,
  type StoredFacts,
  type StoredNames,
  type FlatRef,
  favouritesSlice,
  flatRemoved,
  flatsSeen,
  removalUndone,
  selectFavouritesStored,
  selectRemoval,
  useFavourites,
  useFavouritesKnown,
  useSavedKeys,
} from './favouritesSlice.ts';
export { FavouritesPersistence, SavedFlatsLink } from './FavouritesPersistence.tsx';
export { saveSharedFlats, seenAgain, SaveFlatButton } from './SaveFlatButton.tsx';
