import { pathTo, withQuery } from '#domain/pages.ts';

describe('withQuery', () => {
  const path = pathTo('flats');

  it('leaves out unknown parameters, and the mark of an empty query', () => {
    expect(withQuery(path, { rooms: 2, district: undefined, project: null })).toBe('/flats?rooms=2');
    expect(withQuery(path, { district: undefined })).toBe('/flats');
    expect(withQuery(path, '')).toBe('/flats');
    expect(withQuery(path, new URLSearchParams())).toBe('/flats');
  });

  it('encodes parameters, and keeps a text as it is written', () => {
    expect(withQuery(path, { district: 'a&b' })).toBe('/flats?district=a%26b');
    expect(withQuery(path, 'flats=a:b')).toBe('/flats?flats=a:b');
  });
});
