import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const preference: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The best available encoding that the request accepts; identity when it accepts none, instead of an empty 406. */
export function chooseEncoding(request: IncomingMessage, available: ReadonlySet<Encoding>): Encoding {
  const accepted = new Negotiator(request).encodings([...available]);
  return preference.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
