import type { Store } from '@reduxjs/toolkit';
import type { Day } from '#contract/common.ts';
import { isDay } from '#domain/time/isDay.ts';
import { todayInKyiv } from '#domain/time/kyivTime.ts';
import { parseJson, persist } from '#shared/persist';
import { cleanTouch } from '#shared/tracking';
import { type ConsentPart, consentRestored, type StoredConsent, selectDecision, selectSource } from './consentSlice.ts';

/** Increase it when the question covers more: then consent is requested again. */
const version = 2;

/** The consent expires after this. */
const lifetimeYears = 1;

function writeConsent({ decision, source }: StoredConsent): string {
  return JSON.stringify({ version, ...decision, ...(decision.marketing && { source }) });
}

function aged(day: Day): Day {
  return `${Number(day.slice(0, 4)) + lifetimeYears}${day.slice(4)}`;
}

/** Null for expired, outdated or invalid data. */
function readConsent(json: string | null, today: Day): StoredConsent | null {
  const stored = (parseJson(json) ?? {}) as Readonly<Record<string, unknown>>;
  const { analytics, marketing, day, source } = stored;
  if (stored['version'] !== version || typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
  if (typeof day !== 'string' || !isDay(day) || day > today || aged(day) <= today) return null;
  return {
    decision: { analytics, marketing, day },
    source: cleanTouch(typeof source === 'object' && source !== null ? source : {}),
  };
}

/** Restores the stored consent, stores changes, and follows other tabs. Returns the cleanup. */
export function persistConsent(store: Pick<Store<ConsentPart>, 'dispatch' | 'getState' | 'subscribe'>): () => void {
  return persist(store, {
    key: 'obriy.consent',
    select: selectDecision,
    write: (decision, state) => decision && writeConsent({ decision, source: selectSource(state) }),
    parse: (json) => readConsent(json, todayInKyiv(new Date())),
    restored: consentRestored,
  });
}
