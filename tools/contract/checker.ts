import * as z from 'zod';
import { defaultLanguage, type Language } from '#domain/languages.ts';
import { type CallId, calls } from '../../contract/calls.ts';
import { type CallResult, sendRequest, type BackendAddress } from './sendRequest.ts';
import { createJudge, entryLost, type Judge } from './judge.ts';
import { responseErrors, errorBodyErrors } from './validationErrors.ts';
import type { Check, ValidationError } from './report.ts';
import { spec, type SpecCall } from './spec.ts';

export interface Checker {
  readonly checks: readonly Check[];
  readonly judge: Judge;
  readonly languages: readonly Language[];
  readonly language: Language;
  /**
   * Sends a call of SPEC.md; checks what it promises, and judges what it offers. Resolves with `data`, of any shape.
   */
  read(id: SpecCall, path: string, language?: Language): Promise<unknown>;
  sendRequest(path: string, init?: RequestInit): Promise<CallResult>;
  /** Sends a call of an extension and checks its whole response; undefined when it is invalid. */
  fits<Id extends CallId>(id: Id, path: string, rule: string, init?: RequestInit): Promise<DataOf<Id> | undefined>;
  refuses(id: CallId, path: string, status: number, init?: RequestInit): Promise<void>;
  note(call: string, request: string, rule: string | undefined, errors: readonly ValidationError[]): void;
}

type DataOf<Id extends CallId> = z.output<(typeof calls)[Id]['response']>['data'];

export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

export const entriesOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? (list as unknown[]) : []);

/** What a visitor sees when a promised part of a response is missing. */
function effectAt(id: SpecCall, path: string): string {
  if (path.includes('[')) return entryLost;
  if (/\bmeta\b/.test(path)) return 'the list is taken for one page';
  if (path.endsWith('.statuses')) return 'no filter by status';
  const { place, list } = spec[id];
  return list === path ? `${place} shows none` : `${place} says that it did not load`;
}

/** Fields that the site does not need, whatever the contract says. */
export function knownOtherwise(id: string, path: string): string[] {
  switch (id) {
    // The response for an alias has that alias, which the site can show as a title.
    case 'getProject':
      return ['data.project.alias', 'data.project.title'];
    case 'getOffer':
    case 'getNewsItem':
      return ['data.alias'];
    // It is the requested flat.
    case 'getCalculator':
      return path.includes('?flat=') ? [] : ['data.project.flat'];
    default:
      return [];
  }
}

export function createChecker(backend: BackendAddress, languages: readonly Language[]): Checker {
  const checks: Check[] = [];
  const judge = createJudge();
  const [first = defaultLanguage] = languages;
  const note: Checker['note'] = (call, request, rule, errors) => void checks.push({ call, request, rule, errors });
  const inFirst: Checker['sendRequest'] = async (path, init) => sendRequest(backend, path, first, init);
  return {
    checks,
    judge,
    languages,
    language: first,
    note,
    sendRequest: inFirst,
    async read(id, path, language = first) {
      const { data: promised } = spec[id];
      const result = await sendRequest(backend, path, language);
      const errors = responseErrors(result, 200, z.object({ data: promised })).map((error) => ({
        ...error,
        effect: effectAt(id, error.path),
      }));
      note(id, `GET ${path} (${language})`, undefined, errors);
      const data = result.status === 200 ? fieldOf(result.body, 'data') : undefined;
      const broken = new Set(errors.map((error) => error.path.replaceAll(/\[\d+\]/g, '[]')));
      for (const field of knownOtherwise(id, path)) broken.add(field);
      if (data !== undefined) judge.judge(id, data, broken);
      return data;
    },
    async fits(id, path, rule, init = {}) {
      const result = await inFirst(path, init);
      const errors = responseErrors(result, 200, calls[id].response);
      // Queries contain tokens and phones, which do not belong in a report.
      note(id, `${init.method ?? 'GET'} ${path.replace(/\?.*/, '?…')}`, rule, errors);
      return errors.length === 0 ? (result.body as { readonly data: DataOf<typeof id> }).data : undefined;
    },
    async refuses(id, path, status, init) {
      const result = await inFirst(path, init);
      const request = `${init?.method ?? 'GET'} ${path.replace(/\?.*/, '?…')}`;
      note(id, request, `is refused with ${status}`, errorBodyErrors(result, status));
    },
  };
}

/** A call about a project. */
export const pathOf = (pattern: string, alias: string): string => pattern.replace('{alias}', encodeURIComponent(alias));

/** A flat without a status is free, as on the site. */
export const isFree = (flat: unknown): boolean => (fieldOf(flat, 'status') ?? 'free') === 'free';
