import path from 'node:path';
import { channelsOf, startDelivery } from '../../../server/backend/delivery/index.ts';
import { assembleBackend } from '../../../server/backend/index.ts';
import { createLeads } from '../../../server/backend/createLeads.ts';
import { createMedia } from '../../../server/backend/media/index.ts';
import { backendPart, operatorLog } from '../../../server/backendPart.ts';
import { readConfig } from '../../../server/config.ts';
import { createServer } from '../../../server/createServer.ts';

// The reference backend as the variables configure it, without a rate limit; sends its address to the parent process.
const { contentDir, dataDir, databaseUrl, delivery } = readConfig(process.env);
const logger = { info: () => undefined, error: operatorLog.error };
const leads = await createLeads({
  dataDir,
  channels: channelsOf(delivery),
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
});
const backend = await assembleBackend({
  contentDir,
  media: createMedia({
    contentDir: path.resolve(contentDir),
    cacheDir: path.resolve(dataDir, 'media'),
    warn: operatorLog.error,
  }),
  leads,
  logger,
  watch: false,
  leadsPerMinute: Number.MAX_SAFE_INTEGER,
  leadsPerPhone: Number.MAX_SAFE_INTEGER,
  bookingsPerNetwork: Number.MAX_SAFE_INTEGER,
});
startDelivery({
  settings: delivery,
  leads,
  dataDir,
  content: () => backend.snapshot().ua,
  language: 'ua',
  logger,
  pause: 50,
  leaseTime: Number(process.env['LEASE_TIME'] ?? 60_000),
});
const server = await createServer({ logLevel: 'warn', trustProxy: true }, [backendPart(backend)]);
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }));
// Exits when the parent process was killed.
process.once('disconnect', () => process.exit());
