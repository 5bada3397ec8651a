/** Milliseconds without a key after which what stands in a field is a value of its own: snapshots of forms wait as long. */
const pause = 200;

/** Shorter ones are everywhere. */
const shortest = 3;

/** What people write of themselves; amounts, floors and the like stand in addresses and filters, and are meant to. */
const personal = 'input:not([type]), input[type=text], input[type=tel], input[type=email], textarea';
const amounts = '[inputmode=numeric], [inputmode=decimal], [inputmode=none], [readonly]';

/** The tools of QA have fields of their own, whose texts are meant for the file. */
export const outsideOfQa = (element: Element): boolean => element.closest('[data-qa]') === null;

export function isPersonalField(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof Element && target.matches(personal) && !target.matches(amounts) && outsideOfQa(target);
}

export interface TypedValues {
  /** Everything typed so far; in memory alone. */
  readonly all: () => readonly string[];
  readonly stop: () => void;
}

/** Knows every value that was typed on the page, to prove that no file holds it. */
export function watchTypedValues(onValue: (value: string) => void): TypedValues {
  const values = new Set<string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  const remember = (value: string): void => {
    if (value.trim().length < shortest || values.has(value)) return;
    values.add(value);
    onValue(value);
  };
  const typed = ({ target }: Event): void => {
    if (!isPersonalField(target)) return;
    clearTimeout(timers.get(target));
    timers.set(
      target,
      setTimeout(() => remember(target.value), pause),
    );
  };
  const left = ({ target }: Event): void => {
    if (isPersonalField(target)) remember(target.value);
  };
  // What stands in fields now, and what a browser filled in without a word.
  const flush = (): void => {
    for (const field of document.querySelectorAll(personal)) if (isPersonalField(field)) remember(field.value);
  };
  document.addEventListener('input', typed, options);
  document.addEventListener('change', left, options);
  document.addEventListener('focusout', left, options);
  document.addEventListener('submit', flush, options);

  return {
    all: () => {
      flush();
      return [...values];
    },
    stop: () => {
      listening.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
