import { isRenderedFor } from '../../../../src/app/rendering/pageState.ts';

const page = { address: '/news?filters[]=sales', answers: {}, texts: {} };

test.each([
  [{ pathname: '/news', search: '?filters[]=sales' }, true],
  [{ pathname: '/news', search: '?utm_source=mail&filters[]=sales&gclid=1' }, true],
  [{ pathname: '/news', search: '' }, false],
  [{ pathname: '/news', search: '?filters[]=company' }, false],
  [{ pathname: '/nobody-knows', search: '?filters[]=sales' }, false],
])('a page is hydrated where it was rendered for: %j, %s', (location, expected) => {
  expect(isRenderedFor(location, page)).toBe(expected);
});
