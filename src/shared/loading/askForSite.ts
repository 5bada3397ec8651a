/** The names of all chunks are in it, so that it is another file in every release. */
const runtimeScript = 'script[src*="/assets/runtime."]';

/** Whether the files of this document's release are no longer served: then no retry helps, and a new document does. */
export async function releaseIsGone(): Promise<boolean> {
  const runtime = document.querySelector<HTMLScriptElement>(runtimeScript);
  if (runtime === null) return false;
  try {
    const { status } = await fetch(runtime.src, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
}
