import { personalMask } from '@obriy/recorder';
import { snapshotPause } from '#shared/form';

/** Milliseconds of pause after which a field's text counts as a value: known before a snapshot of its form holds it. */
const pause = snapshotPause / 2;

/** Shorter ones are everywhere. */
const shortest = 3;

/** Fields with personal text. Amounts, floors and the like are in addresses and filters on purpose. */
const personal = 'input:not([type]), input[type=text], input[type=tel], input[type=email], textarea';
const amounts = '[inputmode=numeric], [inputmode=decimal], [inputmode=none], [readonly]';

/** The tools of QA have fields of their own, whose texts are meant for the file. */
export const outsideOfQa = (element: Element): boolean => element.closest('[data-qa]') === null;

export function isPersonalField(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof Element && target.matches(personal) && !target.matches(amounts) && outsideOfQa(target);
}

interface TypedValues {
  /** Everything typed so far; in memory alone. */
  readonly all: () => readonly string[];
  /** Also takes what fields hold now: autofill may fire no event. */
  readonly flush: () => void;
  readonly stop: () => void;
}

/** Knows every value that was typed on the page, to prove that no file holds it. */
export function watchTypedValues(onValue: (value: string) => void): TypedValues {
  const values = new Set<string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  const register = (value: string): void => {
    if (value.trim().length < shortest || values.has(value)) return;
    values.add(value);
    onValue(value);
  };
  const typed = ({ target }: Event): void => {
    if (!isPersonalField(target)) return;
    clearTimeout(timers.get(target));
    timers.set(
      target,
      setTimeout(() => register(target.value), pause),
    );
  };
  const left = ({ target }: Event): void => {
    if (isPersonalField(target)) register(target.value);
  };
  const flush = (): void => {
    for (const field of document.querySelectorAll(personal)) if (isPersonalField(field)) register(field.value);
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
    flush,
    stop: () => {
      listening.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

const mask = '•••';

/** Phones and mailboxes that were not typed here, as in a response of the backend. */
const phones = /\+?\d(?:[\s()-]*\d){8,14}/g;
const mailboxes = /[^\s"'<>@]+@[^\s"'<>@]+\.\w+/g;

/** A screenshot masks every text of its page. */
const masks = new WeakMap<readonly string[], (text: string) => string>();

/** A text in which nothing can be read of what was typed, not even in parts, however it is spelled. */
export function withoutTyped(text: string, typed: readonly string[]): string {
  const masked = masks.get(typed) ?? personalMask(typed, mask);
  masks.set(typed, masked);
  return masked(text);
}

/** Nor of any other phone or mailbox: for texts that may quote a response of the backend. */
export function withoutPersonal(text: string, typed: readonly string[]): string {
  return withoutTyped(text, typed).replaceAll(mailboxes, mask).replaceAll(phones, mask);
}

const dot = '•';

/**
 * Masks a copied element: fields keep only their length, texts lose what was typed. Call it for every element, not
 * for text nodes.
 */
export function maskElement(node: Node, typed: readonly string[]): void {
  if (isPersonalField(node)) {
    const masked = dot.repeat(node.value.length);
    node.setAttribute('value', masked);
    node.value = masked;
    if (node instanceof HTMLTextAreaElement) node.textContent = masked;
    return;
  }
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) child.nodeValue = withoutTyped(child.nodeValue ?? '', typed);
  }
}
