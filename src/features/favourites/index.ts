export { askForFlats } from './askForFlats.ts';
export { flatKey, maxFavourites, type Favourite, type KeptFacts, type KeptNames, type FlatRef } from './favourite.ts';
export { FavouritesKeeper } from './FavouritesKeeper.tsx';
export {
  favouritesSlice,
  flatRemoved,
  flatsSeen,
  removalUndone,
  selectRemoval,
} from './favouritesSlice.ts';
export { offlineUrlsOf } from './offlineUrls.ts';
export { seenAgain } from './remember.ts';
export { SavedFlatsLink } from './SavedFlatsLink.tsx';
export { SaveFlatButton } from './SaveFlatButton.tsx';
export { type SaveDispatch, saveSharedFlats } from './saveFlat.ts';
export { aliasesOf, readFlatRefs, sharedFlatsOf, sharePath, writeFlatRefs } from './sharedFlats.ts';
export { useFavourites, useFavouritesKnown, useSavedKeys } from './useFavourites.ts';
