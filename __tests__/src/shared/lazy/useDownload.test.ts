import { act, renderHook, waitFor } from '@testing-library/react';
import { useDownload } from '#shared/lazy';

const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

/** A file in parts, each sent on request; records the signals of the requests. */
function slowFile() {
  const signals: AbortSignal[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  globalThis.fetch = async (_, init) => {
    if (init?.signal) signals.push(init.signal);
    return new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) }));
  };
  return {
    signals,
    send: async (...bytes: number[]) => act(async () => stream?.enqueue(Uint8Array.from(bytes))),
    end: async () => act(async () => stream?.close()),
  };
}

it('counts the bytes as they come, and gives the whole file at the end', async () => {
  const file = slowFile();
  const { result, rerender } = renderHook(({ enabled }) => useDownload('/model.glb', enabled), {
    initialProps: { enabled: false },
  });
  expect(file.signals).toHaveLength(0);
  rerender({ enabled: true });
  await waitFor(() => expect(file.signals).toHaveLength(1));
  await file.send(1, 2, 3);
  await waitFor(() => expect(result.current).toMatchObject({ received: 3, bytes: null }));
  await file.send(4);
  await file.end();
  await waitFor(() => expect(result.current.received).toBe(4));
  await waitFor(() =>
    expect(new Uint8Array(result.current.bytes ?? new ArrayBuffer())).toEqual(Uint8Array.of(1, 2, 3, 4)),
  );
});

it('is aborted when disabled, and forgets what it has received', async () => {
  const file = slowFile();
  const { result, rerender } = renderHook(({ enabled }) => useDownload('/model.glb', enabled), {
    initialProps: { enabled: true },
  });
  await waitFor(() => expect(file.signals).toHaveLength(1));
  await file.send(1, 2, 3);
  await waitFor(() => expect(result.current.received).toBe(3));
  rerender({ enabled: false });
  expect(file.signals[0]).toHaveProperty('aborted', true);
  expect(result.current).toMatchObject({ received: 0, bytes: null, failed: false });
});

it('reports an error response, and tries again on request', async () => {
  globalThis.fetch = async () => new Response('', { status: 503 });
  const { result } = renderHook(() => useDownload('/model.glb', true));
  await waitFor(() => expect(result.current.failed).toBe(true));
  globalThis.fetch = async () => new Response(Uint8Array.of(7));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toMatchObject({ failed: false, received: 1 }));
  await waitFor(() => expect(result.current.bytes?.byteLength).toBe(1));
});
