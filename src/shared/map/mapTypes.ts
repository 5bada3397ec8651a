import type { ReactNode } from 'react';
import type { Position } from '#shared/responses';

export interface MapMarker {
  readonly id: string;
  readonly position: Position;
  /** Read out and shown beside the marker. */
  readonly title: string;
  /** Shown in place of the title, which is then only read out. */
  readonly label?: string | undefined;
  /** place: quieter than the marker that the map is about. */
  readonly kind?: 'main' | 'place';
}

/** Degrees. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Circles around a point: how far one walks in so many minutes. */
export interface MapRings {
  readonly center: Position;
  readonly rings: readonly { readonly metres: number; readonly label: string }[];
}

export interface MapProps {
  /** The name of this map in the store. */
  readonly name: string;
  /** Names the map for screen readers. */
  readonly label: string;
  readonly markers: readonly MapMarker[];
  readonly selectedId: string | null;
  /** The label of a cluster of labelled markers. */
  readonly clusterLabel?: ((ids: readonly string[]) => string) | undefined;
  readonly onMarkerSelected: (id: string) => void;
  /** Pointed at elsewhere: its marker is highlighted. */
  readonly pointedId?: string | null | undefined;
  /** The pointer or the focus came to a marker, or left it (null). */
  readonly onMarkerPointed?: ((id: string | null) => void) | undefined;
  /** The card of the selected marker, at the foot of the map. */
  readonly card?: ReactNode;
  readonly onCardClosed?: (() => void) | undefined;
  /** Shown instead of all markers. */
  readonly bounds?: MapBounds | null | undefined;
  /** The visitor has moved the map, and it shows this. */
  readonly onMoved?: ((bounds: MapBounds) => void) | undefined;
  /** Over the head of the map. */
  readonly tool?: ReactNode;
  readonly rings?: MapRings | undefined;
  /** Gives the map its size, also while it loads. */
  readonly className?: string | undefined;
}
