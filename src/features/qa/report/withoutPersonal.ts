import { personalMask } from '@obriy/recorder';

const mask = '•••';

/** Numbers and mailboxes that nobody typed here: an answer of the backend may hold them. */
const phones = /\+?\d(?:[\s()-]*\d){8,14}/g;
const mailboxes = /[^\s"'<>@]+@[^\s"'<>@]+\.\w+/g;

/** A picture asks for every text of its page. */
const masks = new WeakMap<readonly string[], (text: string) => string>();

/** A text in which nothing can be read of what was typed, not even in parts, however it is spelled. */
export function withoutTyped(text: string, typed: readonly string[]): string {
  const masked = masks.get(typed) ?? personalMask(typed, mask);
  masks.set(typed, masked);
  return masked(text);
}

/** Nor of any other phone or mailbox: for texts that may quote an answer of the backend. */
export function withoutPersonal(text: string, typed: readonly string[]): string {
  return withoutTyped(text, typed).replaceAll(mailboxes, mask).replaceAll(phones, mask);
}
