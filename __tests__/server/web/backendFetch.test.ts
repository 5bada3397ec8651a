import { backendFetch } from '../../../server/web/backendFetch.ts';

const limit = 1000;

/** A response in chunks of a hundred bytes, endless unless `pieces` is given. */
function streamOf(pieces = Number.POSITIVE_INFINITY) {
  let sent = 0;
  const ended = Promise.withResolvers<number>();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (sent >= pieces) controller.close();
      else controller.enqueue(new Uint8Array(100).fill(32));
      sent += 1;
    },
    cancel: () => ended.resolve(sent),
  });
  return { send: async () => new Response(body, { headers: { 'retry-after': '7' } }), ended: ended.promise };
}

test('an endless response is aborted, read no further, and logged with its call', async () => {
  const logged: string[] = [];
  const { send, ended } = streamOf();
  const fetch = backendFetch((text) => logged.push(text), limit, send);
  const response = await fetch(new Request('https://api.example/api/projects?name=Olena'));
  await expect(response.text()).rejects.toThrow('exceeds 1000 bytes');
  expect(logged).toEqual(['The response to GET /api/projects exceeds 1000 bytes and was aborted']);
  expect(await ended).toBeLessThan(20);
});

test('a response within the limit passes unchanged', async () => {
  const logged: string[] = [];
  const fetch = backendFetch((text) => logged.push(text), limit, streamOf(10).send);
  const response = await fetch('https://api.example/api');
  expect(response.headers.get('retry-after')).toBe('7');
  expect(await response.text()).toHaveLength(limit);
  expect(logged).toEqual([]);
});
