import path from 'node:path';
import { assembleBackend } from '../../server/backend/index.ts';
import { createLeads } from '../../server/backend/leads/index.ts';
import { createMedia } from '../../server/backend/media/index.ts';
import { backendPart, operatorLog } from '../../server/backendPart.ts';
import { readConfig } from '../../server/config.ts';
import { createServer } from '../../server/createServer.ts';

// The reference backend with its own store in the folder that is named, or in the PostgreSQL of DATABASE_URL, for as many leads of one address as come.
const dataDir = process.argv[2] ?? '';
const { databaseUrl } = readConfig(process.env);
const contentDir = path.join(import.meta.dirname, '../../content');
const backend = await assembleBackend({
  contentDir,
  media: createMedia({ contentDir, cacheDir: path.join(dataDir, 'media'), warn: operatorLog.error }),
  leads: await createLeads({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) }),
  logger: { info: () => undefined, error: operatorLog.error },
  watch: false,
  leadsPerMinute: Number.MAX_SAFE_INTEGER,
  leadsPerPhone: Number.MAX_SAFE_INTEGER,
});
const server = await createServer({ logLevel: 'warn' }, [backendPart(backend)]);
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }));
