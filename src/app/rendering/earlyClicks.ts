declare global {
  interface Window {
    /** Left by server/web/render/bootScript.ts; gives the buttons that were pressed too early, and keeps no more. */
    readonly earlyClicks?: () => readonly HTMLButtonElement[];
  }
}

/** Presses the button that a visitor pressed before the page was alive: the last one, as that is what is waited for. */
export function pressAgain(): void {
  const button = window.earlyClicks?.().at(-1);
  if (button?.isConnected === true) button.click();
}
