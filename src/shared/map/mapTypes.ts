import type { Position } from '#contract/common.ts';

export interface MapMarker {
  readonly id: string;
  readonly position: Position;
  /** Read out and shown beside the marker. */
  readonly title: string;
}

export interface MapProps {
  /** Names the map for screen readers. */
  readonly label: string;
  readonly markers: readonly MapMarker[];
  readonly selectedId: string | null;
  readonly onMarkerSelected: (id: string) => void;
  readonly className?: string | undefined;
}
