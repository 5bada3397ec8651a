import type { Position } from '#contract/common.ts';

export interface MapMarker {
  readonly id: string;
  readonly position: Position;
  /** Read out and shown beside the marker. */
  readonly title: string;
  /** place: quieter than the marker that the map is about. */
  readonly kind?: 'main' | 'place';
}

/** Circles around a point: how far one walks in so many minutes. */
export interface MapRings {
  readonly center: Position;
  readonly rings: readonly { readonly metres: number; readonly label: string }[];
}

export interface MapProps {
  /** Names the map for screen readers. */
  readonly label: string;
  readonly markers: readonly MapMarker[];
  readonly selectedId: string | null;
  readonly onMarkerSelected: (id: string) => void;
  /** Pointed at from elsewhere: its marker stands out. */
  readonly pointedId?: string | null | undefined;
  /** The pointer or the focus came to a marker, or left it (null). */
  readonly onMarkerPointed?: ((id: string | null) => void) | undefined;
  readonly rings?: MapRings | undefined;
  /** Gives the map its size: it is kept while the map is on its way. */
  readonly className?: string | undefined;
}
