import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExtensionName } from '#contract/extensions.ts';
import { type ApiThunk, type InLanguage, type Keyed, newKey, useApiDispatch, useExtensions } from '#shared/api';
import { useOnReturn } from '#shared/lazy';
import { type PrivateLink, readPrivateLink, useLanguage, usePageHash, usePageLocation } from '#shared/routing';

interface Found<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
}

interface Response<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/** A mutation: a query's arguments are its cache key, and a private link is a secret. */
interface PrivateCall<Args, Data> {
  readonly initiate: (args: Args, options: { readonly track: false }) => ApiThunk<PromiseLike<Response<Data>>>;
}

export interface PrivateEntry<Data> extends Found<Data> {
  readonly isFetching: boolean;
  readonly refetch: () => void;
  /** Resolves to whether it is cancelled now. */
  readonly cancel: () => Promise<boolean>;
}

export interface OpenedLink {
  /** The private link in the address; null: none, or an invalid one. */
  readonly link: PrivateLink | null;
  /** Whether the backend is known to lack the extension that such links need. */
  readonly lacks: boolean;
}

export function usePrivateLink(extension: ExtensionName): OpenedLink {
  const extensions = useExtensions(useLanguage());
  return { link: readPrivateLink(usePageHash()), lacks: extensions?.includes(extension) === false };
}

/** Scrolls to the top after a link: the fragment is a token, not an anchor. */
function useTopOfPage(): void {
  const byLink = usePageLocation().navigationType === 'PUSH';
  useEffect(() => {
    if (byLink) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [byLink]);
}

/**
 * The data of a private link; null: nothing is requested. Stays in this component, out of the store, because it is
 * private. Another `version` reads it again.
 */
export function usePrivateEntry<Data>(
  link: PrivateLink | null,
  getCall: PrivateCall<InLanguage & PrivateLink, Data>,
  cancelCall: PrivateCall<Keyed & PrivateLink, Data>,
  version?: unknown,
): PrivateEntry<Data> {
  const dispatch = useApiDispatch();
  const language = useLanguage();
  const { number = '', token = '' } = link ?? {};
  const [found, setFound] = useState<Found<Data>>({ data: undefined, error: undefined });
  const [isFetching, setFetching] = useState(false);
  useTopOfPage();

  /** Counts reads; a response is ignored when another read or a cancellation came after its read. */
  const reads = useRef(0);

  const read = useCallback(async (): Promise<void> => {
    reads.current += 1;
    const count = reads.current;
    const { data, error } = await dispatch(getCall.initiate({ number, token, language }, { track: false }));
    if (count !== reads.current) return;
    // What is known stays on the screen while the network is away.
    setFound((known) => (data === undefined && known.data !== undefined ? known : { data, error }));
    setFetching(false);
  }, [dispatch, getCall, number, token, language]);

  useEffect(() => {
    if (number === '') return undefined;
    void read();
    return () => {
      reads.current += 1;
    };
  }, [read, number, version]);

  const refetch = (): void => {
    setFetching(true);
    void read();
  };

  useOnReturn(() => {
    if (number !== '') refetch();
  });

  const cancel = async (): Promise<boolean> => {
    const { data } = await dispatch(cancelCall.initiate({ number, token, language, key: newKey() }, { track: false }));
    if (data === undefined) return false;
    reads.current += 1;
    setFound({ data, error: undefined });
    setFetching(false);
    return true;
  };

  return { ...found, isFetching, refetch, cancel };
}
