import { LRUCache } from 'lru-cache';
import { phoneDigits } from '../leads/phoneDigits.ts';

export interface PhoneLimit {
  /** Seconds until one more lead may come from a phone; undefined: it may, and is counted. The same attempt again is not. */
  take(phone: string, attempt: string | undefined): number | undefined;
  /** Of a lead that was not stored after all. */
  giveBack(phone: string): void;
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
      if (attempt !== undefined && taken.some((each) => each.attempt === attempt)) return undefined;
      const [oldest] = taken;
      if (oldest !== undefined && taken.length >= most) return Math.ceil((oldest.at + window - moment) / 1000);
      phones.set(digits, [...taken, { at: moment, attempt }]);
      return undefined;
    },
    giveBack(phone) {
      const digits = phoneDigits(phone);
      phones.set(digits, (phones.get(digits) ?? []).slice(0, -1));
    },
  };
}
