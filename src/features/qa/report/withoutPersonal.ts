const mask = '•••';

/** Numbers and mailboxes that nobody typed here: an answer of the backend may hold them. */
const phones = /\+?\d(?:[\s()-]*\d){8,14}/g;
const mailboxes = /[^\s"'<>@]+@[^\s"'<>@]+\.\w+/g;

function escaped(text: string): string {
  return RegExp.escape(text);
}

/** A text in which nothing can be read of what was typed, however it is spelled: as typed, in an address, or in JSON. */
export function withoutPersonal(text: string, typed: readonly string[]): string {
  const spellings = typed.flatMap((value) => [value, value.trim(), encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]);
  // The longest first: a part of it may have been typed too.
  const wanted = [...new Set(spellings)].filter((spelling) => spelling !== '').sort((a, b) => b.length - a.length);
  const free = wanted.length === 0 ? text : text.replaceAll(new RegExp(wanted.map((spelling) => escaped(spelling)).join('|'), 'giu'), mask);
  return free.replaceAll(mailboxes, mask).replaceAll(phones, mask);
}
