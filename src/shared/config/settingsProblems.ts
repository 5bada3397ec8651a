import { languages } from '#domain/languages.ts';

const onOrOff = "'on' or 'off'";

/** What the value of a setting must be. */
const expected: Readonly<Record<string, string>> = {
  origin: 'scheme and host without a slash at the end, or null',
  defaultLanguage: `'${languages.join("' or '")}'`,
  host: "an http(s) address without a slash at the end, or ''",
  masterPlanUrl: 'an http(s) address, a path of the site or null',
  tagManagerContainer: "a container such as 'GTM-ABC123' or null",
  phone: 'a phone number as text',
  messengerUrl: 'an http(s), viber, tg, whatsapp or signal link or null',
  mapTiles: 'null or {url, attribution, attributionUrl} with {x}, {y}, {z} in the url',
  failureNotices: "'none' or 'inline'",
  applicationMethod: "'GET' or 'POST'",
  plainForms: onOrOff,
  leadTimeout: 'a number of seconds from 1 to 86400, or null',
  landingMinimum: 'a number of flats',
  serviceWorker: onOrOff,
  qa: onOrOff,
};

/** A console line; null: the settings are no object. */
export function describeProblem(name: string | null): string {
  if (name === null) return 'siteSettings: expected an object';
  return Object.hasOwn(expected, name)
    ? `siteSettings.${name}: expected ${expected[name]}`
    : `siteSettings.${name}: unknown setting`;
}
