import sharp from 'sharp';
import { pictures } from '../media/pictures.ts';

const kilobyte = 1024;

describe('the demonstration pictures', () => {
  const drawn = pictures.map((picture) => ({ picture, text: picture.draw() }));

  it('are the same bytes every time', () => {
    const again = pictures.map((picture) => picture.draw());
    expect(drawn.filter(({ text }, index) => text !== again[index]).map(({ picture }) => picture.path)).toEqual([]);
  });

  it('parse as pictures of the stated size', async () => {
    const sizes = await Promise.all(
      drawn.map(async ({ picture, text }) => {
        const { format, width, height } = await sharp(Buffer.from(text)).metadata();
        return { path: picture.path, format, width, height };
      }),
    );
    expect(sizes).toEqual(
      pictures.map(({ path: name, width, height }) => ({ path: name, format: 'svg', width, height })),
    );
  });

  it('are pure drawings: no script, no text, no external address, no broken number', () => {
    const foreign = /<script|<text|<foreignObject|<image|href="(?!#)|url\((?!#)|NaN|undefined|Infinity/;
    expect(drawn.filter(({ text }) => foreign.test(text)).map(({ picture }) => picture.path)).toEqual([]);
  });

  it('stay within 250 KB each and 12 MB together', () => {
    expect(drawn.filter(({ text }) => text.length > 250 * kilobyte).map(({ picture }) => picture.path)).toEqual([]);
    expect(drawn.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(12 * kilobyte * kilobyte);
  });

  it('have unique paths', () => {
    expect(new Set(pictures.map((picture) => picture.path)).size).toBe(pictures.length);
  });
});
