import { createContext } from 'react';

/**
 * False in a page that is rendered ahead: its pictures load when it is opened. Apart from the picture, which the first
 * files do not need.
 */
export const EagerPicturesContext = createContext(true);
