/** Not in TypeScript's DOM: only Chromium tells how a visitor is connected. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const slow: readonly (string | undefined)[] = ['slow-2g', '2g'];

/** Whether this visitor is to download nothing that was not asked for. */
export function sparesData(): boolean {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return (
    connection?.saveData === true ||
    slow.includes(connection?.effectiveType) ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
