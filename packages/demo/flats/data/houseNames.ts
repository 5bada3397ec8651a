import type { Named } from './kinds.ts';

const letters: Named = { ua: 'АБВГДЕ', en: 'ABCDEF' };

/** The letters of a house of a complex, the first with index 0: the texts about the complex call its houses by them. */
export function houseLetters(index: number): Named {
  return { ua: letters.ua.charAt(index), en: letters.en.charAt(index) };
}

export function houseNames(index: number): Named {
  const { ua, en } = houseLetters(index);
  return { ua: `Будинок ${ua}`, en: `Building ${en}` };
}
