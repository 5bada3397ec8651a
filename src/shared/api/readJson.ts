/** U+0000 and halves of surrogate pairs, as JSON may spell them; a whole pair looks like one and costs only a further look. */
const suspect = /\\u(?:0000|d[89a-f])/i;

function writable(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;
}

/**
 * The body of an answer. What no document can hold is left out: a page of the server loses it on its way, and a
 * browser that had it would render another page than the one that came.
 */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  return JSON.parse(text, suspect.test(text) ? writable : undefined) as unknown;
}
