declare global {
  interface Window {
    /** Left by server/web/render/bootScript.ts; gives the buttons and links that were pressed too early, and keeps no more. */
    readonly earlyClicks?: () => readonly HTMLElement[];
  }
}

/** Presses what a visitor pressed before the page was alive; each once, as who gets no answer presses again. */
export function pressAgain(): void {
  for (const pressed of new Set(window.earlyClicks?.())) if (pressed.isConnected) pressed.click();
}
