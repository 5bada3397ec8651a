interface PointingProps {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Props of an element that reports when the pointer or the focus is on it, and null when it leaves. */
export function pointingProps(id: string, onPointed: (id: string | null) => void): PointingProps {
  const point = (): void => onPointed(id);
  const leave = (): void => onPointed(null);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}
