/** Bytes of one answer: a list of 20,000 projects has about half of it. */
const mostBytes = 20 * 1024 * 1024;

/**
 * `fetch` for a backend elsewhere, whose answers are read to their end: one that does not end would fill the memory before the deadline.
 * `log` hears which call was given up, without its query.
 */
export function backendFetch(log: (text: string) => void, limit = mostBytes, send = fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const { method, url } = input instanceof Request ? input : { method: init?.method ?? 'GET', url: input };
    const { pathname } = new URL(url);
    let bytes = 0;
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes <= limit) {
            controller.enqueue(chunk);
            return;
          }
          const text = `The answer of ${method} ${pathname} has more than ${limit} bytes, and was given up`;
          log(text);
          controller.error(new Error(text));
        },
      }),
    );
    if (counted === undefined) return response;
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
}
