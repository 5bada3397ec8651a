import { digitsIn, numberItself } from './phoneToken.ts';
import type { Shape } from './redactionTypes.ts';
import { shapeOf, type PersonalValue } from './tokens.ts';

/**
 * In data only long parts of a value count, to avoid confusion with the site's own words; in prose (console, pictures)
 * shorter ones count, too, and in notes also the shortest names.
 */
type Within = 'data' | 'prose' | 'note';

export interface Needle {
  readonly personalValue: PersonalValue;
  /** Expects lower-case text. */
  readonly isIn: (text: string) => boolean;
  /** Expects text as written. */
  readonly matches: (text: string) => readonly string[];
}

/** Shorter ones are in everything. */
const shortestWord = 3;
/** Single letters are words of both languages. */
const shortestName = 2;
const shortestNumber = 7;
/** This many digits in a row identify a number. */
const shortestDigits = 5;
/** The last digits of a number may identify it. */
const lastDigits = 4;
/** Words this long match inside other words, too. */
const longWord = 12;
/** As much of a text as engines quote in errors of parsing. */
const opening = 10;

const phoneRuns = /\d(?:(?:[\s()./+_\u2010-\u2015-]|%2[0-9bdf])*\d)*/gi;
const mailboxes = /[^\s"'<>@]+@[^\s"'<>@]+\.\p{L}+/gu;
const words = /\p{L}[\p{L}\p{M}'’ʼ-]*/gu;
/** A word may follow an encoded or escaped character. */
const wordStart = String.raw`(?:(?<![\p{L}\p{N}])|(?<=%[\da-f]{2}|\\[nrt]))`;
const wordEnd = String.raw`(?![\p{L}\p{N}])`;

function escapedForJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function inAscii(value: string): string {
  return value.replaceAll(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The spellings in which a text travels: as it is, in JSON, in an address, in a query. */
function spellings(value: string): readonly string[] {
  const all = [value, value.toLowerCase()].flatMap((text) => {
    const encoded = encodeURIComponent(text.toWellFormed());
    return [text, escapedForJson(text), inAscii(text), encoded, encoded.replaceAll('%20', '+')];
  });
  return [...new Set(all.map((spelling) => spelling.toLowerCase()))];
}

function textNeedle(personalValue: PersonalValue, shortest: number): Needle | null {
  const value = personalValue.value.trim();
  const { length } = Array.from(value);
  const isWhole = value.length < longWord && /^[\p{L}\p{M}'’ʼ-]+$/u.test(value);
  if (length < shortest || (length < shortestWord && !isWhole)) return null;
  const forms = spellings(value);
  const alternatives = `(?:${forms.map((form) => RegExp.escape(form)).join('|')})`;
  const pattern = new RegExp(isWhole ? wordStart + alternatives + wordEnd : alternatives, 'giu');
  return {
    personalValue,
    isIn: (text) => forms.some((form) => text.includes(form)) && (!isWhole || text.search(pattern) >= 0),
    matches: (text) => text.match(pattern) ?? [],
  };
}

function windowsOf(digits: string, length: number): readonly string[] {
  return Array.from({ length: Math.max(0, digits.length - length + 1) }, (_, at) => digits.slice(at, at + length));
}

/** A number also matches inside a longer one, with its country's code or without its operator's. */
function phoneNeedle(personalValue: PersonalValue, within: Within): Needle | null {
  const number = numberItself(personalValue.value);
  if (number.length < shortestNumber) return null;
  const parts = windowsOf(number, shortestDigits);
  const isNumber = (run: string): boolean => {
    const digits = digitsIn(run.replaceAll(/%2[0-9bdf]/gi, ' '));
    if (digits.includes(number) || (digits.length >= shortestNumber && number.includes(digits))) return true;
    if (within === 'data') return false;
    return parts.some((part) => digits.includes(part)) || (digits.length === lastDigits && number.endsWith(digits));
  };
  const matches = (text: string): readonly string[] => (text.match(phoneRuns) ?? []).filter(isNumber);
  return { personalValue, isIn: (text) => matches(text).length > 0, matches };
}

const nameInData = /^\p{Lu}[\p{L}'’ʼ-]*(?:\s+\p{Lu}[\p{L}'’ʼ.-]*){0,3}$/u;
const nameInProse = /^[\p{L}'’ʼ.-]+(?:\s+[\p{L}'’ʼ.-]+){0,2}$/u;

/** In prose the local part of an address identifies it, too. */
function mailboxNames(email: string, within: Within): readonly (readonly [Shape, string])[] {
  return within === 'data' ? [] : [['text', email.split('@')[0] ?? '']];
}

/** Parts that reveal a value: single names, a phone number in a message, its first words. */
function partsOf({ value, shape }: PersonalValue, within: Within): readonly (readonly [Shape, string])[] {
  const text = value.trim();
  if (shape === 'phone' || shape === 'secret') return [];
  if (shape === 'email') return mailboxNames(text, within);
  const found = Array.from(text.match(words) ?? []);
  const names = (parts: readonly string[]) => parts.map((part) => ['name', part] as const);
  const contacts = [
    ...(text.match(mailboxes) ?? []).flatMap((part) => [['email', part] as const, ...mailboxNames(part, within)]),
    ...Array.from(text.match(phoneRuns) ?? [], (part) => ['phone', part] as const),
  ];
  if (shape === 'name' || (within === 'data' ? nameInData : nameInProse).test(text)) {
    return [...contacts, ...names(found)];
  }
  const quoted = Array.from(text).slice(0, opening).join('').trim();
  const quote = quoted.length > shortestWord * 2 ? [['text', quoted] as const] : [];
  if (within === 'data') return [...contacts, ...quote];
  return [...contacts, ...quote, ...names(found.filter((word, at) => at === 0 || /^\p{Lu}/u.test(word)))];
}

/** Search patterns for typed values and their revealing parts; parts too short to be distinctive are left out. */
export function needlesFor(all: readonly PersonalValue[], within: Within): readonly Needle[] {
  const known = new Map<string, Needle>();
  for (const whole of all) {
    const shortest = within === 'note' && whole.shape === 'name' ? shortestName : shortestWord;
    for (const [shape, value] of [[whole.shape, whole.value] as const, ...partsOf(whole, within)]) {
      const isNumber = shape === 'phone' || !/\p{L}/u.test(value);
      const key = `${isNumber ? 'phone' : 'text'} ${value.trim().toLowerCase()}`;
      if (known.has(key)) continue;
      const personalValue = { ...whole, shape, value };
      const needle = isNumber ? phoneNeedle(personalValue, within) : textNeedle(personalValue, shortest);
      if (needle !== null) known.set(key, needle);
    }
  }
  return [...known.values()];
}

/** Masks all occurrences of these values in a text, in any spelling. */
export function personalMask(values: readonly string[], mask: string): (text: string) => string {
  const literals = values
    .flatMap((value) => [value, value.trim(), encodeURIComponent(value.toWellFormed()), escapedForJson(value)])
    .filter((literal) => literal.length >= shortestWord);
  const needles = needlesFor(
    values.map((value) => ({ value, shape: shapeOf(value), since: 0 })),
    'prose',
  );
  const without = (text: string, found: readonly string[]): string => {
    // The longest first: a part of it may have been typed too.
    const sorted = [...new Set(found)].sort((a, b) => b.length - a.length);
    if (sorted.length === 0) return text;
    return text.replaceAll(new RegExp(sorted.map((each) => RegExp.escape(each)).join('|'), 'gi'), mask);
  };
  return (text) => {
    const rest = without(text, literals);
    return without(
      rest,
      needles.flatMap((needle) => needle.matches(rest)),
    );
  };
}
