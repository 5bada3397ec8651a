declare global {
  interface Window {
    /** Left by server/web/render/bootScript.ts; gives the buttons that were pressed too early, and keeps no more. */
    readonly earlyClicks?: () => readonly HTMLButtonElement[];
  }
}

/** Presses what a visitor pressed before the page was alive; each button once, as who gets no answer presses again. */
export function pressAgain(): void {
  for (const button of new Set(window.earlyClicks?.())) if (button.isConnected) button.click();
}
