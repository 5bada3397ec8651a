type GetContext = typeof HTMLCanvasElement.prototype.getContext;

/**
 * What a graphics card has drawn is gone as soon as it is on the screen, unless it was asked to stay when its canvas was new. From now on
 * it is, so that a picture of the page can hold models and panoramas.
 */
export function persistDrawings(): void {
  const { prototype } = HTMLCanvasElement;
  const { getContext } = prototype;
  function keeping(this: HTMLCanvasElement, kind: string, options?: object): RenderingContext | null {
    const asked = kind.startsWith('webgl') ? { ...options, preserveDrawingBuffer: true } : options;
    return getContext.call(this, kind, asked);
  }
  prototype.getContext = keeping as GetContext;
}
