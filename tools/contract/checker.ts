import { type CallId, calls } from '../../contract/calls.ts';
import { type Language, languageTag } from '../../server/backend/language.ts';
import { type Answered, ask, type Asking } from './ask.ts';
import { answerMisfits, errorMisfits } from './misfits.ts';
import type { Check, Misfit } from './report.ts';

export interface Checker {
  readonly checks: readonly Check[];
  readonly languages: readonly Language[];
  /** Asks in a language and checks the whole answer; undefined when it did not fit. */
  fits(id: CallId, path: string, language: Language): Promise<Answered | undefined>;
  /** The same of a call that a backend may be without: 404, in whatever words, is an answer. */
  fitsIfThere(id: CallId, path: string, language: Language): Promise<Answered | undefined>;
  refuses(id: CallId, path: string, status: number, init?: RequestInit): Promise<void>;
  note(id: CallId, request: string, rule: string, misfits: readonly Misfit[]): void;
  skip(id: CallId, rule: string, reason: string): void;
}

function languageMisfits({ contentLanguage }: Answered, language: Language): Misfit[] {
  const said = contentLanguage?.toLowerCase().split('-')[0];
  // Not every backend says the language of its answer; what it says has to be true.
  if (said === undefined || said === language || said === languageTag[language]) return [];
  return [{ path: 'Content-Language', expected: languageTag[language], got: contentLanguage ?? '' }];
}

export function createChecker(asking: Asking, languages: readonly Language[]): Checker {
  const checks: Check[] = [];
  const [first = 'ua'] = languages;
  const note: Checker['note'] = (id, request, rule, misfits) => void checks.push({ call: id, request, rule, misfits });
  const judge = (id: CallId, path: string, language: Language, answer: Answered): Answered | undefined => {
    const misfits = answerMisfits(answer, 200, calls[id].response);
    note(id, `GET ${path} (${language})`, 'every field fits', [...misfits, ...languageMisfits(answer, language)]);
    return misfits.length === 0 ? answer : undefined;
  };
  return {
    checks,
    languages,
    note,
    fits: async (id, path, language) => judge(id, path, language, await ask(asking, path, language)),
    async fitsIfThere(id, path, language) {
      const answer = await ask(asking, path, language);
      if (answer.status !== 404) return judge(id, path, language, answer);
      note(id, `GET ${path} (${language})`, 'every field fits, or there is none', []);
      return undefined;
    },
    async refuses(id, path, status, init) {
      const answer = await ask(asking, path, first, init);
      note(id, `${init?.method ?? 'GET'} ${path}`, `is refused with ${status}`, errorMisfits(answer, status));
    },
    skip: (id, rule, skipped) => void checks.push({ call: id, request: '', rule, skipped, misfits: [] }),
  };
}
