/** In pixels of its container. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Whether one covers a part of the other, or comes closer to it than `gap`. */
export function boxesMeet(one: Box, other: Box, gap = 0): boolean {
  return (
    one.left < other.right + gap &&
    one.right + gap > other.left &&
    one.top < other.bottom + gap &&
    one.bottom + gap > other.top
  );
}
