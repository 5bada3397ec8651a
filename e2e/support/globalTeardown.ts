export default async function globalTeardown(): Promise<void> {
  await globalThis.sharedByTests?.browser.close();
  await globalThis.sharedByTests?.site.stop();
}
