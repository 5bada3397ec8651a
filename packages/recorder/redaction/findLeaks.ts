import type { UnknownAction } from '@reduxjs/toolkit';
import { isObject, pointerTo } from '../isObject.ts';
import type { Refusal } from '../recordingErrors.ts';
import { type Needle, needlesFor } from './needle.ts';
import type { RedactionRules } from './redactionTypes.ts';
import type { PersonalValue } from './tokens.ts';

interface Leaf {
  readonly text: string;
  /** JSON pointer; of a key, its object's. */
  readonly path: string;
}

/** Every text, every number and every key of a value. */
function* leavesOf(value: unknown, path = ''): Generator<Leaf> {
  if (typeof value === 'string') yield { text: value, path };
  else if (typeof value === 'number') yield { text: String(value), path };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* leavesOf(item, pointerTo(path, index));
  } else if (isObject(value)) {
    for (const [key, field] of Object.entries(value)) {
      yield { text: key, path };
      yield* leavesOf(field, pointerTo(path, key));
    }
  }
}

interface Searched {
  readonly committedState: unknown;
  /** The first is action 1. */
  readonly actions: readonly UnknownAction[];
  readonly notes: readonly { readonly step: number; readonly text: string }[];
}

export interface Known {
  readonly personalValues: readonly PersonalValue[];
  readonly isToken: (text: string) => boolean;
  readonly published: RedactionRules['publishedIn'];
}

interface Place {
  readonly step: number;
  readonly path: string;
  readonly text: string;
}

function placesOf({ committedState, actions }: Searched): readonly Place[] {
  const at = (step: number, value: unknown): readonly Place[] =>
    [...leavesOf(value)].map((leaf) => ({ step, ...leaf }));
  return [...at(0, committedState), ...actions.flatMap((action, index) => at(index + 1, action))];
}

function publishedTexts({ committedState, actions }: Searched, { published }: Known): ReadonlySet<string> {
  const parts = [published.state(committedState), ...actions.map(published.action)];
  return new Set(parts.flatMap((part) => [...leavesOf(part)].map(({ text }) => text)));
}

/** No digit in the middle of one text may complete a number of the next. */
function joined(texts: Iterable<string>): string {
  return [...texts].join('\n;\n').toLowerCase();
}

/** Masks personal values in the path itself, which consists of the state's keys. */
function maskPath(path: string, needles: readonly Needle[]): string {
  const keys = path.split('/').slice(1);
  return keys.reduce(
    (masked, key) =>
      pointerTo(
        masked,
        needles.some(({ isIn }) => isIn(key.toLowerCase()))
          ? '(a key)'
          : key.replaceAll('~1', '/').replaceAll('~0', '~'),
      ),
    '',
  );
}

/** Whether a word is one of the site's own. */
function isWords({ personalValue }: Needle): boolean {
  return personalValue.shape === 'name' || personalValue.shape === 'text';
}

/** Public text of the site is not personal, even if a visitor has typed it. */
function isPublic(needle: Needle, publicText: string): boolean {
  return isWords(needle) && /^\p{L}+$/u.test(needle.personalValue.value.trim()) && needle.isIn(publicText);
}

/** Personal values in a note, in plain text; `published`: the site's public text. */
export function personalInNote(
  note: string,
  personalValues: readonly PersonalValue[],
  published: unknown,
): string | null {
  const found = needlesFor(personalValues, 'note').filter((needle) => needle.isIn(note.toLowerCase()));
  if (found.length === 0) return null;
  const publicText = joined([...leavesOf(published)].map(({ text }) => text));
  return found.find((needle) => !isPublic(needle, publicText))?.matches(note)[0] ?? null;
}

/** Finds typed values in the data to be saved. */
export function findLeaks(searched: Searched, known: Known): readonly Refusal[] {
  const places = placesOf(searched).filter(({ text }) => !known.isToken(text));
  const everything = joined(places.map(({ text }) => text));
  const publicTexts = publishedTexts(searched, known);
  const inNotes = searched.notes.flatMap(({ step, text }, index): readonly Refusal[] =>
    personalInNote(text, known.personalValues, [...publicTexts]) === null
      ? []
      : [{ step, path: `/notes/${index}`, why: 'note' }],
  );
  const found = needlesFor(known.personalValues, 'data').filter((needle) => needle.isIn(everything));
  if (found.length === 0) return inNotes;

  const allPublic = joined(publicTexts);
  const needles = found.filter((needle) => !isPublic(needle, allPublic));

  const stoodBefore = (text: string, step: number): boolean =>
    places.some((place) => place.step < step && place.text === text);
  const leaks = (needle: Needle, { text }: Place): boolean => {
    if (!needle.isIn(text.toLowerCase())) return false;
    return !isWords(needle) || !(publicTexts.has(text) || stoodBefore(text, needle.personalValue.since));
  };
  const inData = places
    .filter((place) => needles.some((needle) => leaks(needle, place)))
    .map(({ step, path }): Refusal => ({ step, path: maskPath(path, needles), why: 'leak' }));
  return [...inData, ...inNotes];
}
