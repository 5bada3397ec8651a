/** Stands until the first page is there; it has no words, because no text has arrived yet. */
export const PageFallback = () => <div aria-busy="true" />;
