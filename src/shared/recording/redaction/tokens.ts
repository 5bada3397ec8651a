import { disguise, disguiseEmail, disguiseSecret, isEmail } from './disguise.ts';
import { looksLikePhone, numberItself, tailOf, withTail } from './phoneToken.ts';
import type { Shape } from './redactionTypes.ts';

/** A value that a visitor or the backend entrusted to the page. */
export interface Entrusted {
  readonly value: string;
  readonly shape: Shape;
  /** At which action it came first; 0: it was there before. */
  readonly since: number;
}

export interface Tokens {
  /** The same for the same value throughout a recording. */
  readonly of: (shape: Shape, value: string) => string;
  /** For what may or may not be personal: it gets a token, and nobody looks for it elsewhere unless it can be nothing else. */
  readonly ofUnknown: (value: string) => string;
  readonly isToken: (text: string) => boolean;
  readonly entrusted: () => readonly Entrusted[];
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
  const entrusted = new Map<string, Entrusted>();
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
    if (!entrusted.has(value)) entrusted.set(value, { value, shape, since: reading });
    return tokenFor(shape, value);
  };

  return {
    of,
    ofUnknown: (value) => {
      const shape = shapeOf(value);
      return shape === 'text' ? tokenFor(shape, value) : of(shape, value);
    },
    isToken: (text) => given.has(text),
    entrusted: () => [...entrusted.values()],
    at: (step) => {
      reading = step;
    },
  };
}
