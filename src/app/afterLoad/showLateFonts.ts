import type { DataRouter } from 'react-router';

function fontFaces(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      // Of another origin: an extension's.
      return [];
    }
  });
}

/**
 * A face that came too late for the first paint is not used in its document (`font-display: optional`), so that nothing
 * moves. The next page is drawn anew: from there on the visitor sees the real faces.
 */
export function showLateFonts(router: DataRouter): void {
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    for (const { style } of fontFaces()) style.setProperty('font-display', 'swap');
  });
}
