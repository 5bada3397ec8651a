import { readConfig } from '../../server/config.ts';
import { StartError } from '../../server/startError.ts';

test('the site is at localhost:3000 with the demonstration content by default', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: 'localhost',
    contentDir: 'content',
    dataDir: 'var',
    delivery: {},
    allowedOrigins: [],
    frameAncestors: [],
    trustProxy: false,
    indexing: true,
    warmPictures: true,
    logLevel: 'warn',
    siteSettings: {},
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', SITE_HOST: '' })).toEqual(readConfig({}));
});

test('variables of the site become its settings', () => {
  const { siteSettings } = readConfig({
    SITE_ORIGIN: 'https://obriy.example',
    SITE_DEFAULT_LANGUAGE: 'en',
    SITE_HOST: 'https://api.example',
    SITE_MASTER_PLAN_URL: 'https://plan.example/3d',
    SITE_GTM_CONTAINER: 'GTM-ABC123',
    SITE_PHONE: '+380 32 000 00 00',
    SITE_MESSENGER_URL: 'https://chat.example/obriy',
    SITE_MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
    SITE_MAP_ATTRIBUTION: '© Tiles',
    SITE_FAILURE_NOTICES: 'none',
    SITE_APPLICATION_METHOD: 'POST',
  });
  expect(siteSettings).toEqual({
    origin: 'https://obriy.example',
    defaultLanguage: 'en',
    host: 'https://api.example',
    masterPlanUrl: 'https://plan.example/3d',
    tagManagerContainer: 'GTM-ABC123',
    phone: '+380 32 000 00 00',
    messengerUrl: 'https://chat.example/obriy',
    mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' },
    failureNotices: 'none',
    applicationMethod: 'POST',
  });
});

test('addresses become those that browsers send: ASCII, lower case, without a default port', () => {
  expect(
    readConfig({ SITE_ORIGIN: 'https://WWW.обрій.укр:443', SITE_HOST: 'https://API.обрій.укр:443/site' }).siteSettings,
  ).toEqual({
    origin: 'https://www.xn--90aqnj4i.xn--j1amh',
    host: 'https://api.xn--90aqnj4i.xn--j1amh/site',
  });
});

test('one keyword selects the tiles of OpenStreetMap, with its attribution and link', () => {
  expect(readConfig({ SITE_MAP_TILES: 'openstreetmap' }).siteSettings.mapTiles).toEqual({
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors',
    attributionUrl: 'https://www.openstreetmap.org/copyright',
  });
});

test('several origins may be allowed', () => {
  expect(readConfig({ ALLOWED_ORIGINS: 'https://www.obriy.example, http://localhost:4000' }).allowedOrigins).toEqual([
    'https://www.obriy.example',
    'http://localhost:4000',
  ]);
});

test('a messenger may be an application', () => {
  expect(readConfig({ SITE_MESSENGER_URL: 'viber://chat?number=380320000000' }).siteSettings.messengerUrl).toBe(
    'viber://chat?number=380320000000',
  );
});

test.each([
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['PORT', '3000.5', 'a whole number from 0 to 65535'],
  ['PORT', 'http', 'a whole number from 0 to 65535'],
  ['HOST', 'a b', 'a host name'],
  ['LOG_LEVEL', 'loud', 'one of fatal, error'],
  ['SITE_INDEXING', 'no', 'on or off'],
  ['WARM_PICTURES', 'no', 'on or off'],
  ['SITE_DEFAULT_LANGUAGE', 'uk', 'ua or en'],
  ['SITE_ORIGIN', 'obriy.example', 'absolute http(s) address'],
  ['SITE_ORIGIN', 'https://obriy.example/', 'without a path or a slash'],
  ['SITE_ORIGIN', 'https://obriy.example/site', 'without a path or a slash'],
  ['ALLOWED_ORIGINS', '*', 'must be origins'],
  ['ALLOWED_ORIGINS', 'null', 'must be origins'],
  ['ALLOWED_ORIGINS', 'https://obriy.example/', 'must be origins'],
  ['ALLOWED_ORIGINS', 'https://obriy.example:443', 'must be origins'],
  ['ALLOWED_ORIGINS', 'https://obriy.example,,', 'must be origins'],
  ['SITE_HOST', 'api.example', 'absolute http(s) address'],
  ['SITE_HOST', 'https://api.example/', 'not end with a slash'],
  ['SITE_MASTER_PLAN_URL', 'javascript:alert(1)', 'absolute http(s) address'],
  ['SITE_GTM_CONTAINER', "GTM-1');", 'GTM-ABC123'],
  ['SITE_PHONE', 'call us', 'a phone number'],
  ['SITE_PHONE', '-----', 'digits, spaces, brackets and hyphens'],
  ['SITE_MESSENGER_URL', 'javascript:alert(1)', 'viber'],
  ['SITE_FAILURE_NOTICES', 'off', 'none or inline'],
  ['SITE_APPLICATION_METHOD', 'PUT', 'GET or POST'],
  ['SITE_SERVICE_WORKER', 'yes', 'on or off'],
  ['TRUST_PROXY', 'yes', 'true or false'],
  ['TRUST_PROXY', '1', 'networks of proxies'],
  ['TRUST_PROXY', 'loopback,10.0.0.0/33', 'networks of proxies'],
  ['TRUST_PROXY', '10.0.0.1/8/8', 'networks of proxies'],
  ['SITE_MAP_TILES', 'https://tiles.example/map.png', '{z}, {x} and {y}'],
])('%s=%s is refused with name, value and reason', (name, value, reason) => {
  const read = (): unknown => readConfig({ [name]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(`${name}=${value}: must`);
  expect(read).toThrow(reason);
});

test.each([
  ['true', true],
  ['false', false],
  ['loopback', 'loopback'],
  ['127.0.0.1, fc00::/7,10.1.0.0/16', '127.0.0.1, fc00::/7,10.1.0.0/16'],
])('proxies may be %s', (text, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(trustProxy);
});

test.each(['postgresql://obriy:s3cret@127.0.0.1:5432/leads', 'postgres:///leads?host=/run/postgresql'])(
  'leads may go to %s',
  (databaseUrl) => {
    expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  },
);

test.each([
  'mysql://obriy:s3cret@db/leads',
  'obriy:s3cret@db',
  'postgresql://obriy:s3cret%@db/leads',
  'postgresql://obriy:s3cret@db:port/leads',
])('an unusable database address is refused without showing its password: %s', (databaseUrl) => {
  const read = (): unknown => readConfig({ DATABASE_URL: databaseUrl });
  expect(read).toThrow(StartError);
  expect(read).toThrow(/^DATABASE_URL: must be an address like postgresql:\/\/user:password@host:5432\/database$/);
});

test('metrics are off, public, or behind a token that no message shows', () => {
  expect(readConfig({}).metrics).toBeUndefined();
  expect(readConfig({ METRICS: 'on' }).metrics).toEqual({});
  expect(readConfig({ METRICS: 'a-token-of-somebody' }).metrics).toEqual({ token: 'a-token-of-somebody' });
  expect(() => readConfig({ METRICS: 's3cret' })).toThrow(
    new StartError('METRICS: must be on, off or a token of 16 characters at least'),
  );
});

test('every invalid variable is reported at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT=x: .+\nLOG_LEVEL=y: .+$/);
});

describe('the delivery of leads', () => {
  const secrets = {
    SMTP_URL: 'smtp://obriy:s3cret@mail.example:587',
    WEBHOOK_URL: 'https://crm.example/hook?key=s3cret',
    WEBHOOK_SECRET: 's3cret-s3cret-s3cret',
  };

  test('is by files, unless a mail server or a webhook is set', () => {
    const config = readConfig({ ...secrets, MAIL_FROM: 'site@obriy.example', LEAD_RETENTION_DAYS: '730' });
    expect(config.delivery).toEqual({
      smtpUrl: secrets.SMTP_URL,
      mailFrom: 'site@obriy.example',
      webhook: { url: secrets.WEBHOOK_URL, secret: secrets.WEBHOOK_SECRET },
    });
    expect(config.retentionDays).toBe(730);
  });

  test.each([
    [
      { SMTP_URL: 'https://obriy:s3cret@mail.example' },
      'SMTP_URL: must be an address like smtp://user:password@host:587',
    ],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL: must be an address like smtp://user:password@host:587'],
    [{ WEBHOOK_URL: secrets.WEBHOOK_URL }, 'WEBHOOK_URL: goes with WEBHOOK_SECRET, and neither without the other'],
    [
      { ...secrets, WEBHOOK_URL: 'https://obriy:s3cret@crm.example/hook' },
      'WEBHOOK_URL: must have no user and password: WEBHOOK_SECRET signs each request',
    ],
    [
      { WEBHOOK_URL: secrets.WEBHOOK_URL, WEBHOOK_SECRET: 's3cret' },
      'WEBHOOK_SECRET: must be 16 characters long at least',
    ],
    [{ LEAD_RETENTION_DAYS: '0' }, 'LEAD_RETENTION_DAYS=0: must be a whole number of days'],
    [
      { MAIL_FROM: 'a@obriy.example, b@obriy.example' },
      'MAIL_FROM=a@obriy.example, b@obriy.example: must be a mailbox',
    ],
  ])('is refused when invalid: %p, and no message shows a secret', (variables, message) => {
    expect(() => readConfig(variables)).toThrow(new StartError(message));
  });
});
