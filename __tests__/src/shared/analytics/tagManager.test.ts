import { createTagManager, openDataLayer, pushToDataLayer } from '#shared/analytics';
import { clearDataLayer, containers, deniedAtFirst, eventsIn, layerOf, signals } from '../../../support/dataLayer.ts';

const all = { analytics: true, marketing: true };
const counting = { analytics: true, marketing: false };
const nothing = { analytics: false, marketing: false };
const request = { event: 'request_call', first_name: 'Olha', phone: '+380671234567' } as const;

beforeEach(clearDataLayer);

const begin = (container: string | null = 'GTM-TEST1') => {
  openDataLayer();
  return createTagManager(container);
};

it('begins with all signals denied, also where events came before', () => {
  pushToDataLayer({ event: 'use_tool', tool: 'calculator' });
  begin();
  openDataLayer();
  expect(layerOf()).toEqual([deniedAtFirst, { event: 'use_tool', tool: 'calculator' }]);
});

it('fetches nothing before consent, the container once with it, after the signals', () => {
  const { allow } = begin();
  expect(containers()).toEqual([]);
  allow(counting);
  allow(all);
  expect(containers().map(({ src, async }) => [src, async])).toEqual([
    ['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1', true],
  ]);
  expect(layerOf()).toEqual([
    deniedAtFirst,
    ['consent', 'update', signals('granted', 'denied')],
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    ['consent', 'update', signals('granted', 'granted')],
  ]);
});

it('fetches nothing when consent is refused', () => {
  begin().allow(nothing);
  expect(containers()).toEqual([]);
  expect(layerOf()).toEqual([deniedAtFirst, ['consent', 'update', signals('denied', 'denied')]]);
});

it('fetches nothing for a company without a container, and leaves the layer to the hosting page', () => {
  const { allow } = begin(null);
  pushToDataLayer(request);
  allow(all);
  expect(containers()).toEqual([]);
  expect(eventsIn()).toEqual([request]);
});

it('does not tell afterwards who somebody was before they agreed', () => {
  const { allow } = begin();
  pushToDataLayer(request);
  allow(all);
  expect(eventsIn()).toEqual([{ event: 'request_call' }]);
  pushToDataLayer(request);
  expect(eventsIn()).toEqual([{ event: 'request_call' }, request]);
});

it('after a change of mind the container hears of nothing any more; after another one, of what is new', () => {
  const { allow } = begin();
  allow(all);
  const heard = window.dataLayer;
  allow(nothing);
  pushToDataLayer(request);
  expect(layerOf(heard).at(-1)).toEqual(['consent', 'update', signals('denied', 'denied')]);
  expect(layerOf()).toEqual([deniedAtFirst, request]);

  allow(counting);
  pushToDataLayer({ event: 'use_tool', tool: 'calculator' });
  expect(window.dataLayer).toBe(heard);
  expect(eventsIn()).toEqual([{ event: 'use_tool', tool: 'calculator' }]);
  expect(containers()).toHaveLength(1);
});

it('goes on without a word when the container does not come', () => {
  begin().allow(all);
  containers()[0]?.dispatchEvent(new Event('error'));
  pushToDataLayer(request);
  expect(eventsIn()).toEqual([request]);
});
