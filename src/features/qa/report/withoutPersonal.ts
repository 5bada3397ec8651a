const mask = '•••';

/** Numbers and mailboxes that nobody typed here: an answer of the backend may hold them. */
const phones = /\+?\d(?:[\s()-]*\d){8,14}/g;
const mailboxes = /[^\s"'<>@]+@[^\s"'<>@]+\.\w+/g;

/** Shorter ones are everywhere. */
const shortest = 3;

/** A text in which nothing can be read of what was typed, however it is spelled: as typed, in an address, or in JSON. */
export function withoutTyped(text: string, typed: readonly string[]): string {
  const spellings = typed.flatMap((value) => [
    value,
    value.trim(),
    encodeURIComponent(value.toWellFormed()),
    JSON.stringify(value).slice(1, -1),
  ]);
  // The longest first: a part of it may have been typed too.
  const wanted = [...new Set(spellings)]
    .filter((spelling) => spelling.length >= shortest)
    .sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return text;
  return text.replaceAll(new RegExp(wanted.map((spelling) => RegExp.escape(spelling)).join('|'), 'gi'), mask);
}

/** Nor of any other phone or mailbox: for texts that may quote an answer of the backend. */
export function withoutPersonal(text: string, typed: readonly string[]): string {
  return withoutTyped(text, typed).replaceAll(mailboxes, mask).replaceAll(phones, mask);
}
