import type { UnknownAction } from '@reduxjs/toolkit';

/** What kind of word stands in a place: its token is of the same kind, a phone number stays one that a form accepts. */
export type Shape = 'name' | 'phone' | 'email' | 'text' | 'secret';

/** A part of a text, such as the number of a visit in a path. */
export interface PartRule {
  readonly part: RegExp;
  readonly shape: Shape;
}

/** Of an object, or of every item of a list; what is not named follows `rest`, which is `keep` when absent. */
export interface FieldsRule {
  readonly fields: Readonly<Record<string, Rule>>;
  readonly rest?: Rule;
}

/** Looks at a value, and at the name under which it stands, first. Its answers are constants: what was read under one is not read again. */
export type ChosenRule = (value: unknown, name: string) => Rule;

/** `whole`: every text and every number in it, however deep. */
export type Rule = Shape | 'keep' | 'whole' | PartRule | FieldsRule | ChosenRule;

export interface RedactionRules {
  /** For an action as a whole, by its type: `{ fields: { payload: … } }`. */
  readonly ofAction: (action: UnknownAction) => Rule;
  readonly ofState: Rule;
  /** What the backend tells everybody: a word that stands there is no secret although somebody has typed it too. */
  readonly publishedIn: {
    readonly action: (action: UnknownAction) => unknown;
    readonly state: (state: unknown) => unknown;
  };
}
