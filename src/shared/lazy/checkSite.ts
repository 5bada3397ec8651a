/** The names of all chunks are in it, so that it is another file in every release. */
const runtimeScript = 'script[src*="/assets/runtime."]';

/** Milliseconds: a network that is silent for so long is none. */
const timeout = 10_000;

/** gone: the files of this release are no longer served, so only a reload helps; away: no response. */
export type SiteState = 'there' | 'gone' | 'away';

export async function checkSite(): Promise<SiteState> {
  const runtime = document.querySelector<HTMLScriptElement>(runtimeScript);
  if (runtime === null) return 'there';
  try {
    const { status } = await fetch(runtime.src, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    if (status === 404) return 'gone';
    return status < 500 ? 'there' : 'away';
  } catch {
    return 'away';
  }
}
