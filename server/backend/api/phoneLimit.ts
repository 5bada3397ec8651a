import { LRUCache } from 'lru-cache';
import { phoneDigits } from '../leads/phoneDigits.ts';

export interface PhoneLimit {
  /** Counts one more lead from a phone, and gives how to take that back; or the seconds until one may come. The same attempt again is not counted. */
  take(phone: string, attempt: string | undefined): number | (() => void);
}

interface Taken {
  readonly at: number;
  readonly attempt: string | undefined;
}

/** Milliseconds. */
const window = 600_000;

/** Numbers come from outside, so anybody could send ever new ones. */
const mostPhones = 10_000;

export function createPhoneLimit(most: number, now: () => Date): PhoneLimit {
  const phones = new LRUCache<string, readonly Taken[]>({ max: mostPhones });
  return {
    take(phone, attempt) {
      const digits = phoneDigits(phone);
      const moment = now().getTime();
      const taken = (phones.get(digits) ?? []).filter(({ at }) => at > moment - window);
      if (attempt !== undefined && taken.some((each) => each.attempt === attempt)) return () => {};
      const [oldest] = taken;
      if (oldest !== undefined && taken.length >= most) return Math.ceil((oldest.at + window - moment) / 1000);
      const own = { at: moment, attempt };
      phones.set(digits, [...taken, own]);
      return () =>
        void phones.set(
          digits,
          (phones.get(digits) ?? []).filter((each) => each !== own),
        );
    },
  };
}
