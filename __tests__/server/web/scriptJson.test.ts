import fc from 'fast-check';
import { scriptJson } from '../../../server/web/scriptJson.ts';

const hostile = '</script><script>alert(1)</script><!-- <script \u2028 \u2029 &lt; 🏠 "\\';

it('survives a JSON parser unchanged, and is safe for an HTML parser', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constant(hostile)), (name) => {
      const text = scriptJson({ '@graph': [{ name }] });
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual({ '@graph': [{ name }] });
    }),
  );
});

it('writes shared values once, and only those', () => {
  const texts = { menu: { news: 'Новини' } };
  const shared = new WeakSet([texts]);
  const ofPage = Object.freeze({ flat: { price: 1 } });
  const write = () => JSON.parse(scriptJson({ ofPage, texts }, shared)) as unknown;
  write();
  ofPage.flat.price = 2;
  texts.menu.news = 'Події';
  expect(write()).toEqual({ ofPage: { flat: { price: 2 } }, texts: { menu: { news: 'Новини' } } });
});

it('leaves out undefined values', () => {
  expect(scriptJson({ '@type': 'Offer', validThrough: undefined })).not.toContain('validThrough');
});
