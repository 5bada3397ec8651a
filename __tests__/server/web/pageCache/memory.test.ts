import { createPageCache } from '../../../../server/web/pageCache/index.ts';
import { keyOf, rendered } from './support.ts';

test('a cached page holds no more memory than it is counted for', async () => {
  const cache = createPageCache({
    render: async () => rendered('<p>Nothing is here.</p>'.repeat(400)),
    maxBytes: 1_000_000,
    freshMs: 60_000,
    staleMs: 60_000,
  });
  const { bodies } = await cache.get(keyOf('/nowhere'), 'gzip');
  const held = [...bodies.values()].map(({ length, buffer }) => [length, buffer.byteLength]);
  expect(held).toHaveLength(3);
  for (const [length, bytes] of held) expect(bytes).toBe(length);
});
