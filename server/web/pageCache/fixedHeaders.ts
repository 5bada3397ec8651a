import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import helmet, { type HelmetOptions } from 'helmet';

/** The headers that helmet sets on every response, computed once; names in lower case. */
export function fixedHeaders(options: FastifyHelmetOptions): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  // The plugin's types duplicate helmet's for CommonJS.
  helmet(options as HelmetOptions)(request, response, (error) => {
    if (error !== undefined) throw new Error('helmet refuses its options', { cause: error });
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
