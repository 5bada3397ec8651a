import { looksLikePhone, numberItself, tailOf, withTail } from './phoneToken.ts';
import type { Shape } from './redactionTypes.ts';

const letters = {
  // By their numbers: letters of a visitor's language are no text of the site's.
  cyrillic: {
    consonants: String.fromCodePoint(
      0x431,
      0x432,
      0x433,
      0x434,
      0x437,
      0x43a,
      0x43b,
      0x43c,
      0x43d,
      0x43f,
      0x440,
      0x441,
      0x442,
    ),
    vowels: String.fromCodePoint(0x430, 0x435, 0x438, 0x43e, 0x443),
  },
  latin: { consonants: 'bdfgklmnprst', vowels: 'aeiou' },
};
const hexDigits = '0123456789abcdef';

/** Numbers that follow from a number: the same recording made twice has the same tokens. */
function drawer(seed: number): (below: number) => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function letterLike(char: string, inWord: number, draw: (below: number) => number): string {
  const { consonants, vowels } = /\p{Script=Cyrillic}/u.test(char) ? letters.cyrillic : letters.latin;
  const from = inWord % 2 === 0 ? consonants : vowels;
  const letter = from.charAt(draw(from.length));
  return char === char.toLowerCase() ? letter : letter.toUpperCase();
}

/** Words of the same lengths in the same alphabets, digits for digits; spaces and punctuation stay. */
function disguise(text: string, seed: number): string {
  const draw = drawer(seed);
  let inWord = 0;
  return Array.from(text, (char) => {
    if (/\p{L}/u.test(char)) return letterLike(char, inWord++, draw);
    inWord = 0;
    if (/\p{N}/u.test(char)) return String(1 + draw(9));
    return /[\s\p{P}+=|~^$<>`]/u.test(char) ? char : '*';
  }).join('');
}

/** A token for a call's key or the token of a private link. */
function disguiseSecret(text: string, seed: number): string {
  if (!/^[\da-f]+$/i.test(text)) return disguise(text, seed);
  const draw = drawer(seed);
  return Array.from(text, () => hexDigits.charAt(draw(16))).join('');
}

const wholeEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** A reserved address (RFC 2606). */
function disguiseEmail(text: string, seed: number): string {
  if (!wholeEmail.test(text.trim())) return disguise(text, seed);
  const [local = ''] = text.trim().split('@');
  return `${disguise(local, seed)}@example.com`;
}

function isEmail(text: string): boolean {
  return wholeEmail.test(text.trim());
}

/** A value that a visitor or the backend gave the page. */
export interface PersonalValue {
  readonly value: string;
  readonly shape: Shape;
  /** At which action it came first; 0: it was there before. */
  readonly since: number;
}

export interface Tokens {
  /** The same for the same value throughout a recording. */
  readonly of: (shape: Shape, value: string) => string;
  /** For possibly personal values: replaced by a token, but searched for elsewhere only if they are distinctive. */
  readonly ofUnknown: (value: string) => string;
  readonly isToken: (text: string) => boolean;
  readonly personalValues: () => readonly PersonalValue[];
  /** Number of the action that is read from now on. */
  readonly at: (step: number) => void;
}

const enough = 200;

export function shapeOf(text: string): Shape {
  if (isEmail(text)) return 'email';
  return looksLikePhone(text) ? 'phone' : 'text';
}

export function makeTokens(): Tokens {
  const tokens = new Map<string, string>();
  const personalValues = new Map<string, PersonalValue>();
  const given = new Set<string>();
  const tails = new Map<string, string>();
  let drawn = 0;
  let reading = 0;

  const tailFor = (value: string): string => {
    const number = numberItself(value);
    const tail = tails.get(number) ?? tailOf(tails.size);
    tails.set(number, tail);
    return tail;
  };

  const draw = (shape: Shape, value: string): string => {
    switch (shape) {
      case 'phone': {
        const token = withTail(value, tailFor(value));
        return token === value ? withTail(value, tailOf((drawn += 1))) : token;
      }
      case 'email':
        return disguiseEmail(value, (drawn += 1));
      case 'secret':
        return disguiseSecret(value, (drawn += 1));
      default:
        return disguise(value, (drawn += 1));
    }
  };

  /** Another one than every other, as far as so short a text has others. */
  const drawNew = (shape: Shape, value: string): string => {
    let token = draw(shape, value);
    const isTaken = (): boolean => token === value || (given.has(token) && shape !== 'phone');
    for (let tries = 0; tries < enough && isTaken(); tries += 1) token = draw(shape, value);
    return token;
  };

  const tokenFor = (shape: Shape, value: string): string => {
    if (value.trim() === '') return value;
    const token = tokens.get(value) ?? drawNew(shape, value);
    tokens.set(value, token);
    given.add(token);
    return token;
  };

  const of: Tokens['of'] = (shape, value) => {
    if (!personalValues.has(value)) personalValues.set(value, { value, shape, since: reading });
    return tokenFor(shape, value);
  };

  return {
    of,
    ofUnknown: (value) => {
      const shape = shapeOf(value);
      return shape === 'text' ? tokenFor(shape, value) : of(shape, value);
    },
    isToken: (text) => given.has(text),
    personalValues: () => [...personalValues.values()],
    at: (step) => {
      reading = step;
    },
  };
}
