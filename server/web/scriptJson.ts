const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

const written = new WeakMap<object, string>();

/**
 * JSON that is safe inside a script element: neither `</script>` nor `<!--` can end or change it. Objects in `shared`
 * are serialized once for all pages.
 */
export function scriptJson(value: unknown, shared?: WeakSet<object>): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return whole(value);
  if (!shared?.has(value)) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return `{${entries.map(([key, item]) => `${whole(key)}:${scriptJson(item, shared)}`).join()}}`;
  }
  const text = written.get(value) ?? whole(value);
  written.set(value, text);
  return text;
}

const whole = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');
