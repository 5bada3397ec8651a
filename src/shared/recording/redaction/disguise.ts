const letters = {
  // By their numbers: letters of a visitor's language are no text of the site's.
  cyrillic: {
    consonants: String.fromCodePoint(
      0x431,
      0x432,
      0x433,
      0x434,
      0x437,
      0x43a,
      0x43b,
      0x43c,
      0x43d,
      0x43f,
      0x440,
      0x441,
      0x442,
    ),
    vowels: String.fromCodePoint(0x430, 0x435, 0x438, 0x43e, 0x443),
  },
  latin: { consonants: 'bdfgklmnprst', vowels: 'aeiou' },
};
const hexDigits = '0123456789abcdef';

/** Numbers that follow from a number: the same recording made twice has the same tokens. */
function drawer(seed: number): (below: number) => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function letterLike(char: string, inWord: number, draw: (below: number) => number): string {
  const { consonants, vowels } = /\p{Script=Cyrillic}/u.test(char) ? letters.cyrillic : letters.latin;
  const from = inWord % 2 === 0 ? consonants : vowels;
  const letter = from.charAt(draw(from.length));
  return char === char.toLowerCase() ? letter : letter.toUpperCase();
}

/** Words of the same lengths in the same alphabets, digits for digits; spaces and punctuation stay. */
export function disguise(text: string, seed: number): string {
  const draw = drawer(seed);
  let inWord = 0;
  return Array.from(text, (char) => {
    if (/\p{L}/u.test(char)) return letterLike(char, inWord++, draw);
    inWord = 0;
    if (/\p{N}/u.test(char)) return String(1 + draw(9));
    return /[\s\p{P}+=|~^$<>`]/u.test(char) ? char : '*';
  }).join('');
}

/** What stands for a key of a call or the token of a private link. */
export function disguiseSecret(text: string, seed: number): string {
  if (!/^[\da-f]+$/i.test(text)) return disguise(text, seed);
  const draw = drawer(seed);
  return Array.from(text, () => hexDigits.charAt(draw(16))).join('');
}

const wholeEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** A mailbox that nobody has (RFC 2606). */
export function disguiseEmail(text: string, seed: number): string {
  if (!wholeEmail.test(text.trim())) return disguise(text, seed);
  const [local = ''] = text.trim().split('@');
  return `${disguise(local, seed)}@example.com`;
}

export function isEmail(text: string): boolean {
  return wholeEmail.test(text.trim());
}
