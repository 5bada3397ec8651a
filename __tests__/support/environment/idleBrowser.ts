/** An idle browser: idle callbacks run with the next timers. */
export function idleBrowser(): void {
  jest
    .spyOn(window, 'requestIdleCallback')
    .mockImplementation((task) => window.setTimeout(() => task({ didTimeout: false, timeRemaining: () => 50 }), 1));
}
