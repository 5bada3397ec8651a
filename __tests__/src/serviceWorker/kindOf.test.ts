import { calls } from '#contract/calls.ts';
import { kindOf } from '../../../src/serviceWorker/kindOf.ts';

const site = { origin: 'https://obriy.example', host: 'https://api.example' };
const kind = (address: string) => kindOf(new URL(address, site.origin), site);

/** A copy of the answer of a call with an effect would be a lie, and asking twice may store twice. */
it.each(Object.entries(calls))('knows whether %s is a reading call', (_, call) => {
  const address = site.host + call.path.replaceAll(/\{\w+\}/g, 'some-alias');
  expect(kind(address)).toBe('effect' in call ? null : 'answer');
});

it.each([
  ['/api/bookings/1', null],
  ['/api/docs', null],
  ['/api', null],
  ['/', 'page'],
  ['/en/projects/horizon/plan?flat=7', 'page'],
  ['/appointment/select_date', 'page'],
  ['/appointment/visit/3f0c', null],
  ['/en/appointment/select_time', null],
  ['/visits/3f0c', null],
  ['/recordings', null],
  ['/private/7', null],
  ['/media/abc/hero-480.avif', 'picture'],
  ['/media/abc/panorama-2026-4096.360.webp', null],
  ['/media/abc/model.glb', null],
  ['/media/abc/permit.pdf', null],
  ['/media/abc/tour.mp4', null],
  ['/assets/client.0123456789.js', 'asset'],
  ['/assets/client.0123456789.js.map', null],
  ['/sw.js', null],
  ['/sitemap.xml', null],
  ['https://tiles.example/1/2/3.png', null],
  ['https://www.googletagmanager.com/gtm.js', null],
] as const)('%s is kept as %s', (address, expected) => {
  expect(kind(address)).toBe(expected);
});
