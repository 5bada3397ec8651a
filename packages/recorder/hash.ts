/** Two lanes of FNV-1a with a last stir: for telling states apart, not for secrets. 16 hexadecimal digits. */
export function hash(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ (code + index), 0x85ebca6b);
  }
  return stirred(one ^ (other >>> 15)) + stirred(other ^ (one >>> 13));
}

function stirred(lane: number): string {
  const once = Math.imul(lane ^ (lane >>> 16), 0x21f0aaad);
  const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97);
  return ((twice ^ (twice >>> 15)) >>> 0).toString(16).padStart(8, '0');
}
