import { isIP } from 'node:net';

/** Fastify's names for networks. */
const networks: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Comma-separated addresses and networks, such as `loopback,10.0.0.0/8`. */
export const areProxies = (text: string): boolean =>
  text.split(',').every((each) => networks.has(each.trim()) || isNetwork(each.trim()));

/** The addresses of an `X-Forwarded-For` without ports, which some proxies add and which differ for each connection. */
export const withoutPorts = (forwarded: string): string =>
  forwarded
    .split(',')
    .map((each) => each.trim())
    .map((each) => /^\[([^\]]*)\](?::\d+)?$/.exec(each)?.[1] ?? /^([\d.]+):\d+$/.exec(each)?.[1] ?? each)
    .join(', ');
