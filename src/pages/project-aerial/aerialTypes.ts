import type { AerialMarker, Panorama } from '#shared/responses';

/** A marker with where it leads, and the name of its list item. */
export interface SceneMarker extends AerialMarker {
  readonly id: string;
  /** Within the site, with the language prefix; null: it leads nowhere. */
  readonly href: string | null;
}

export interface AerialProps {
  /** Names the view for screen readers. */
  readonly label: string;
  readonly image: Panorama['image'];
  readonly markers: readonly SceneMarker[];
  /** Under the pointer or the focus, here or in the list. */
  readonly pointed: string | null;
  /** Chosen in the list: the view turns to it. */
  readonly sought: string | null;
  /** Takes every gesture; otherwise a finger and the wheel scroll the page. */
  readonly active: boolean;
  readonly onPointed: (id: string | null) => void;
  readonly onFollowed: (href: string) => void;
  /** From 0 to 1. */
  readonly onLoading: (share: number) => void;
  readonly onReady: () => void;
  readonly onFailed: () => void;
}
