/** A CSS selector for elements of the page that is shown: others may be rendered ahead of navigation, hidden. */
export const shown = (selector: string): string => `${selector}:not([style*="display: none"] *)`;
