/** Bytes of one response; a list of 20,000 projects has about half of it. */
const mostBytes = 20 * 1024 * 1024;

/**
 * `fetch` for a remote backend, with a size limit: an endless response would fill the memory before the deadline. Logs
 * the path of an aborted call, without its query.
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
          const text = `The response to ${method} ${pathname} exceeds ${limit} bytes and was aborted`;
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
