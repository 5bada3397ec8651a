import type { Backend } from './backend/index.ts';
import type { ServerPart } from './createServer.ts';

/** The backend as a part of the one server; it closes with it. */
export function backendPart(backend: Backend): ServerPart {
  return {
    async register(server) {
      server.addHook('onClose', () => backend.close());
      await server.register(backend.plugin);
    },
  };
}

/** Log lines for the operator. */
export const operatorLog = {
  info: (text: string): void => void process.stdout.write(`${text}\n`),
  error: (text: string): void => void process.stderr.write(`${text}\n`),
};
