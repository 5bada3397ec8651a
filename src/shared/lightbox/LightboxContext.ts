import { createContext, use } from 'react';

interface LightboxLinks {
  /** Opens the picture with this place in the list. */
  readonly open: (index: number) => void;
  /** Somebody is about to open one. */
  readonly prepare: () => void;
  /** The link of a picture: where it opens from, and where the focus goes back to. */
  readonly register: (index: number, link: HTMLAnchorElement | null) => void;
}

export const LightboxContext = createContext<LightboxLinks | null>(null);

export function useLightboxLinks(): LightboxLinks {
  const links = use(LightboxContext);
  if (links === null) throw new Error('A LightboxPicture stands in a Lightbox');
  return links;
}
