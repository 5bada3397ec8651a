import type { UnknownAction } from '@reduxjs/toolkit';

/** The kind of a value: its token has the same kind, so that a phone number still passes validation. */
export type Shape = 'name' | 'phone' | 'email' | 'text' | 'secret';

/** A part of a text, such as the number of a visit in a path. */
export interface PartRule {
  readonly part: RegExp;
  readonly shape: Shape;
}

/** Rules for the fields of an object or of every list item; unnamed fields follow `rest`, by default `keep`. */
export interface FieldsRule {
  readonly fields: Readonly<Record<string, Rule>>;
  readonly rest?: Rule;
}

/** Chooses a rule by a value and its field name. It must return constants, because results are memoized by rule. */
export type ChosenRule = (value: unknown, name: string) => Rule;

/** `whole`: every text and every number in it, however deep. */
export type Rule = Shape | 'keep' | 'whole' | PartRule | FieldsRule | ChosenRule;

export interface RedactionRules {
  /** For an action as a whole, by its type: `{ fields: { payload: … } }`. */
  readonly ofAction: (action: UnknownAction) => Rule;
  readonly ofState: Rule;
  /** Public data of the backend: its words are not personal, even if a visitor has typed them. */
  readonly publishedIn: {
    readonly action: (action: UnknownAction) => unknown;
    readonly state: (state: unknown) => unknown;
  };
}
