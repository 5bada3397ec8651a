import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

interface Taken {
  readonly at: number;
  /** Counts repeats of the same attempt once. */
  readonly attempt: string | undefined;
}

/** A rate limit by key: at most so many in a sliding window. */
export interface Limit {
  /** Counts one and returns how to undo that, or returns the seconds to wait. */
  take(key: string, attempt?: string): number | (() => void);
  /** Seconds until the next one is allowed; 0: now. */
  wait(key: string): number;
}

/** Bounded, because clients choose the keys. */
const mostKeys = 10_000;

/** `window` in milliseconds. */
export function createLimit(most: number, window: number, now: () => Date): Limit {
  const all = new LRUCache<string, Taken[]>({ max: mostKeys });
  /** Sorted by time. */
  const recent = (key: string): Taken[] => {
    const taken = all.get(key) ?? [];
    const begin = now().getTime() - window;
    while (taken[0] !== undefined && taken[0].at <= begin) taken.shift();
    return taken;
  };
  const waitFor = (taken: readonly Taken[]): number => {
    const [oldest] = taken;
    return oldest === undefined || taken.length < most ? 0 : Math.ceil((oldest.at + window - now().getTime()) / 1000);
  };
  return {
    wait: (key) => waitFor(recent(key)),
    take(key, attempt) {
      const taken = recent(key);
      if (attempt !== undefined && taken.some((each) => each.attempt === attempt)) return () => {};
      const seconds = waitFor(taken);
      if (seconds > 0) return seconds;
      const own = { at: now().getTime(), attempt };
      taken.push(own);
      all.set(key, taken);
      return () => {
        const place = taken.lastIndexOf(own);
        if (place >= 0) taken.splice(place, 1);
      };
    },
  };
}

/** The first four groups of an IPv6 address: providers assign a whole /64 to one connection. */
function network64(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Requests from one network count together. */
export function networkOf(address: string): string {
  const [, mapped = address] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (isIPv4(mapped)) return mapped;
  return isIPv6(address) ? network64(address.replace(/%.*$/, '')) : address;
}

/** Of one network and one call: a person fills a form a few times a minute at most. */
export const leadsPerMinute = 10;

/** Milliseconds. */
const minute = 60_000;

/**
 * Refused requests count separately, with a higher limit, so that correcting a form does not use up the successful
 * ones.
 */
const refusalsPerLead = 3;

interface AddressLimit {
  onRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
  onSend(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Limits one call to `most` successful requests per minute and network, and a multiple of that for refused ones. */
export function limitAddresses(
  most: number,
  now: () => Date,
  refuse: (reply: FastifyReply) => FastifyReply,
): AddressLimit {
  const good = createLimit(most, minute, now);
  const refused = createLimit(most * refusalsPerLead, minute, now);
  const counted = new WeakMap<FastifyRequest, () => void>();
  const tooMany = (reply: FastifyReply, seconds: number): FastifyReply => refuse(reply.header('retry-after', seconds));
  return {
    async onRequest(request, reply) {
      const network = networkOf(request.ip);
      const wait = refused.wait(network);
      if (wait > 0) return tooMany(reply, wait);
      // Count before handling, so that concurrent requests cannot all pass.
      const taken = good.take(network);
      if (typeof taken === 'number') return tooMany(reply, taken);
      counted.set(request, taken);
      return undefined;
    },
    async onSend(request, reply) {
      const takeBack = counted.get(request);
      counted.delete(request);
      if (takeBack === undefined || reply.statusCode < 400) return;
      takeBack();
      refused.take(networkOf(request.ip));
    },
  };
}
