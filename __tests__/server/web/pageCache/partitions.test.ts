import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { bytesOf } from '../../../../server/web/pageCache/encodePage.ts';
import type { StoredPage } from '../../../../server/web/pageCache/index.ts';
import { createPartitions, type Partitions } from '../../../../server/web/pageCache/partitions.ts';
import { runs } from '../../../support/properties.ts';
import { keyOf } from './support.ts';

const maxBytes = 64_000;
const bounds = { arbitrary: 8000, real: 56_000 } as const;

const pageOf = (status: number, bytes: number): StoredPage => ({
  status,
  location: undefined,
  headers: {},
  freshness: 'fresh',
  etag: 'x',
  bodies: new Map([
    ['identity', Buffer.alloc(bytes)],
    ['br', Buffer.alloc(Math.ceil(bytes / 5))],
    ['gzip', Buffer.alloc(Math.ceil(bytes / 4))],
  ]),
});

type Partition = keyof typeof bounds;

/** A naive model of the cache: for each partition its pages, least recently used first. */
class Model {
  readonly partitions: Record<Partition, Map<string, StoredPage>> = { arbitrary: new Map(), real: new Map() };

  bytes(partition: Partition): number {
    return [...this.partitions[partition]].reduce((sum, [key, page]) => sum + bytesOf(key, page), 0);
  }

  get(key: string): StoredPage | undefined {
    for (const pages of Object.values(this.partitions)) {
      const page = pages.get(key);
      if (page === undefined) continue;
      pages.delete(key);
      pages.set(key, page);
      return page;
    }
    return undefined;
  }

  put(key: string, page: StoredPage): void {
    const partition = page.status === 200 && !['?', '%', 'A'].some((sign) => key.includes(sign)) ? 'real' : 'arbitrary';
    for (const pages of Object.values(this.partitions)) pages.delete(key);
    if (bytesOf(key, page) > bounds[partition]) return;
    this.partitions[partition].set(key, page);
    for (const oldest of this.partitions[partition].keys()) {
      if (this.bytes(partition) <= bounds[partition]) break;
      this.partitions[partition].delete(oldest);
    }
  }
}

class Get implements fc.Command<Model, Partitions> {
  constructor(key: string) {
    this.key = key;
  }
  readonly key: string;
  check = (): boolean => true;
  run(model: Model, partitions: Partitions): void {
    equal(partitions.get(keyOf(this.key))?.page, model.get(this.key));
  }
  toString = (): string => `get ${this.key}`;
}

class Put implements fc.Command<Model, Partitions> {
  constructor(key: string, status: number, bytes: number) {
    Object.assign(this, { key, status, bytes });
  }
  declare readonly key: string;
  declare readonly status: number;
  declare readonly bytes: number;
  check = (): boolean => true;
  run(model: Model, partitions: Partitions): void {
    const page = pageOf(this.status, this.bytes);
    model.put(this.key, page);
    partitions.put(keyOf(this.key), { page, renderedAt: 0, edition: 0 });

    const usage = partitions.usage();
    ok(usage.bytes <= maxBytes);
    deepEqual(usage, {
      pages: model.partitions.arbitrary.size + model.partitions.real.size,
      bytes: model.bytes('arbitrary') + model.bytes('real'),
      arbitrary: { pages: model.partitions.arbitrary.size, bytes: model.bytes('arbitrary') },
    });
  }
  toString = (): string => `put ${this.key} (${this.status}, ${this.bytes} bytes)`;
}

const keys = fc.constantFrom(
  '/',
  '/a',
  '/b',
  '/c',
  '/d',
  '/e',
  '/f',
  '/a?q=1',
  '/a?q=2',
  '/b?q=1',
  '/b?q=2',
  '/A',
  '/%61',
);
const statuses = fc.constantFrom(200, 200, 200, 404, 301);
const commands = fc.commands(
  [
    keys.map((key) => new Get(key)),
    fc.tuple(keys, statuses, fc.integer({ min: 0, max: 45_000 })).map((args) => new Put(...args)),
    fc.tuple(keys, statuses, fc.integer({ min: 0, max: 3000 })).map((args) => new Put(...args)),
  ],
  { maxCommands: 60 },
);

test('each partition stays within its limit and evicts the least recently used, for any sequence of calls', () => {
  fc.assert(
    fc.property(commands, (steps) => {
      fc.modelRun(() => ({ model: new Model(), real: createPartitions(maxBytes) }), steps);
    }),
    { numRuns: runs(500) },
  );
});
