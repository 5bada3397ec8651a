const icon = (path: string): string =>
  `<svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5">${path}</svg>`;

/** PhotoSwipe takes markup; the lines are those of our icons. */
export const icons = {
  closeSVG: icon('<path d="m5 5 14 14M19 5 5 19"/>'),
  zoomSVG: icon('<path d="M4.5 12h15"/><path class="pswp__zoom-icn-bar-v" d="M12 4.5v15"/>'),
  arrowPrevSVG: icon('<path d="M21 12H4M10 6l-6 6 6 6"/>'),
  arrowNextSVG: icon('<path d="M3 12h17M14 6l6 6-6 6"/>'),
} as const;
