import { createContext } from 'react';

/**
 * False in a page that a link opens: it may be rendered ahead, and its pictures load once it is shown. Not in the file of
 * the picture, which the first files do not need.
 */
export const EagerPicturesContext = createContext(true);
