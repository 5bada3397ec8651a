import { useEffect, useState } from 'react';

interface Download {
  readonly bytes: ArrayBuffer | null;
  /** Bytes so far, after decompression. */
  readonly received: number;
  readonly failed: boolean;
  readonly retry: () => void;
}

const nothingYet = { bytes: null, received: 0, failed: false };

async function read(src: string, signal: AbortSignal, onReceived: (bytes: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(src, { signal });
  if (!response.ok || response.body === null) throw new Error(`${src}: status ${response.status}`);
  let received = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        onReceived(received);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted).arrayBuffer();
}

/** Fetches a large file with progress while `enabled`; aborts otherwise. */
export function useDownload(src: string, enabled: boolean): Download {
  const [state, setState] = useState<Omit<Download, 'retry'>>(nothingYet);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!enabled) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    read(src, signal, (received) => setState((now) => (signal.aborted ? now : { ...now, received }))).then(
      (bytes) => setState((now) => (signal.aborted ? now : { ...now, bytes })),
      () => setState((now) => (signal.aborted ? now : { ...now, failed: true })),
    );
    return () => {
      ended.abort();
      setState(nothingYet);
    };
  }, [src, enabled, attempt]);

  return { ...state, retry: () => setAttempt((made) => made + 1) };
}
