import { pushToDataLayer } from '#shared/analytics';

afterEach(() => delete window.dataLayer);

test('a container that breaks harms nobody who is counted, and is told of without the person', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.dataLayer = Object.assign([], {
    push: () => {
      throw new TypeError('Olena');
    },
  });
  expect(() => pushToDataLayer({ event: 'request_call', first_name: 'Olena', phone: '+380320000000' })).not.toThrow();
  expect(told.mock.calls.flat()).toEqual(['The data layer refused an entry:', 'TypeError']);
});
