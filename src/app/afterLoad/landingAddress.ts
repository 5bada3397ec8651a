/** Where the document was opened: meanwhile the visitor may have gone further. */
export function landingAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
}
