import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { Household } from '#domain/money/eligibility.ts';
import { readMoney, readNumber } from '#shared/format';
import { parseJson, persist } from '#shared/persist';
import { lazySlice, useLazySliceDispatch } from '#shared/store';

/** As typed; empty: not answered. */
interface EligibilityAnswers {
  readonly age: string;
  readonly people: string;
  /** Keys; an empty list is an answer too. */
  readonly groups: readonly string[];
  /** m² that the household owns. */
  readonly owned: string;
  /** Hryvnias for the down payment. */
  readonly money: string;
}

interface EligibilityState {
  readonly answers: EligibilityAnswers;
}

const noAnswers: EligibilityAnswers = { age: '', people: '', groups: [], owned: '', money: '' };
const initialState: EligibilityState = { answers: noAnswers };

/**
 * Answers to the questions about state mortgages. They are personal: they stay on the device, out of addresses and
 * recordings.
 */
export const eligibilitySlice = createSlice({
  name: 'eligibility',
  initialState,
  reducers: {
    answersRestored: (_, { payload }: PayloadAction<EligibilityAnswers>): EligibilityState => ({ answers: payload }),
    answersChanged: ({ answers }, { payload }: PayloadAction<Partial<EligibilityAnswers>>) => {
      Object.assign(answers, payload);
    },
    answersForgotten: (): EligibilityState => initialState,
  },
  selectors: { selectAnswers: ({ answers }) => answers },
});

const { answersRestored } = eligibilitySlice.actions;
export const { answersChanged, answersForgotten } = eligibilitySlice.actions;
type EligibilityPart = { readonly [eligibilitySlice.name]?: EligibilityState };

// Injected when the answers are restored.
export const { selectAnswers } = eligibilitySlice.getSelectors(
  ({ eligibility }: EligibilityPart) => eligibility ?? initialState,
);

/** Characters: longer than any valid answer. */
const longest = 32;

/** Drops invalid answers. */
function readAnswers(text: string | null): EligibilityAnswers {
  const stored = parseJson(text);
  if (typeof stored !== 'object' || stored === null) return noAnswers;
  const given = stored as Readonly<Record<string, unknown>>;
  const word = (value: unknown): string => (typeof value === 'string' ? value.slice(0, longest) : '');
  const groups = Array.isArray(given['groups']) ? given['groups'].map(word).filter(Boolean).slice(0, longest) : [];
  return {
    age: word(given['age']),
    people: word(given['people']),
    groups,
    owned: word(given['owned']),
    money: word(given['money']),
  };
}

const isEmpty = ({ groups, ...typed }: EligibilityAnswers): boolean =>
  groups.length === 0 && Object.values(typed).every((text) => text === '');

/** Restores in an effect: the server and the first render of a browser have no answers. */
export function usePersistedAnswers(): void {
  const dispatch = useLazySliceDispatch();
  const store = useStore<EligibilityPart>();
  useEffect(() => {
    dispatch(lazySlice(eligibilitySlice));
    return persist(store, {
      key: 'obriy.eligibility',
      select: selectAnswers,
      write: (answers) => (isEmpty(answers) ? null : JSON.stringify(answers)),
      parse: readAnswers,
      restored: answersRestored,
    });
  }, [dispatch, store]);
}

export const answerBounds = {
  age: { min: 16, max: 100 },
  people: { min: 1, max: 12 },
  owned: { min: 0, max: 10_000 },
  /** Kopiykas. */
  money: { min: 0, max: 1_000_000_000_00 },
} as const;

type Typed = keyof typeof answerBounds;

const isWhole = { age: true, people: true, owned: false, money: true } as const;

/** Null when the text is not a valid answer. */
export function readAnswer(name: Typed, text: string): number | null {
  const value = name === 'money' ? readMoney(text) : readNumber(text);
  const { min, max } = answerBounds[name];
  return value !== null && value >= min && value <= max && (!isWhole[name] || Number.isInteger(value)) ? value : null;
}

/** Null while a question is not answered. */
export function householdOf({ groups, ...typed }: EligibilityAnswers): Household | null {
  const age = readAnswer('age', typed.age);
  const people = readAnswer('people', typed.people);
  const owned = readAnswer('owned', typed.owned);
  const money = readAnswer('money', typed.money);
  if (age === null || people === null || owned === null || money === null) return null;
  return { age, people, owned, money, groups: new Set(groups) };
}
