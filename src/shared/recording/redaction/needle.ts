import { digitsIn, numberItself } from './phoneToken.ts';
import type { Entrusted } from './tokens.ts';

export interface Needle {
  readonly entrusted: Entrusted;
  readonly isIn: (text: string) => boolean;
}

/** Shorter ones are in everything. */
const shortestWord = 3;
const shortestNumber = 7;
/** Longer ones stand for themselves also in the middle of another word. */
const longWord = 12;

function escapedForJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function inAscii(value: string): string {
  return value.replaceAll(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The spellings in which a text travels: as it is, in JSON, in an address, in a query. */
function spellings(value: string): readonly string[] {
  const encoded = encodeURIComponent(value.toWellFormed());
  const all = [value, escapedForJson(value), inAscii(value), encoded, encoded.replaceAll('%20', '+')];
  return [...new Set(all.map((spelling) => spelling.toLowerCase()))];
}

function wordFinder(value: string): (text: string) => boolean {
  const forms = spellings(value);
  if (value.length >= longWord || !/^\p{L}+$/u.test(value)) return (text) => forms.some((form) => text.includes(form));
  const alternatives = forms.map((form) => RegExp.escape(form)).join('|');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'u');
  return (text) => forms.some((form) => text.includes(form)) && whole.test(text);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A number in the middle of a longer one is still that number: it may stand there with its country. */
function phoneFinder(value: string): (text: string) => boolean {
  const number = numberItself(value);
  const isWritten = (text: string): boolean =>
    (text.match(/\d(?:[\s()./+-]*\d)*/g) ?? []).some((run) => digitsIn(run).includes(number));
  return (text) => isWritten(text) || (text.includes('%') && isWritten(decoded(text)));
}

/** How to find an entrusted value; null when it is too short to be told from anything else. */
export function needleFor(entrusted: Entrusted): Needle | null {
  const value = entrusted.value.trim();
  const numeric = entrusted.shape === 'phone' || !/\p{L}/u.test(value);
  if (numeric) return digitsIn(value).length < shortestNumber ? null : { entrusted, isIn: phoneFinder(value) };
  return Array.from(value).length < shortestWord ? null : { entrusted, isIn: wordFinder(value) };
}
