import fc from 'fast-check';
import { persistDrawings, watchConsole, watchTypedValues } from '#features/qa';
import { markGaps, stripe } from '../../../../src/features/qa/report/gaps.ts';
import { maskElement, withoutPersonal, withoutTyped } from '../../../../src/features/qa/report/typedValues.ts';

describe('maskElement', () => {
  /** Copies element by element, as pictures of a page are made, without form values. */
  function masked(html: string, typed: readonly string[]): HTMLElement {
    const copy = document.createElement('div');
    copy.innerHTML = html;
    for (const element of [...copy.querySelectorAll('*'), copy]) maskElement(element, typed);
    return copy;
  }

  test('masks what was typed in every text of the picture, also beside other words', () => {
    const copy = masked('<p>Thank you, <b>Solomiia Canary</b>! We call +380 67 345 67 89 soon.</p>', [
      'Solomiia Canary',
      '+380 67 345 67 89',
    ]);
    expect(copy.textContent).toBe('Thank you, •••! We call ••• soon.');
  });

  test('shows as many dots as a field has letters, and keeps amounts', () => {
    const copy = masked(
      '<input value="Olha"><textarea>Call me</textarea><input inputmode="decimal" value="1200000">',
      [],
    );
    expect([...copy.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)).toEqual([
      '••••',
      '•••••••',
      '1200000',
    ]);
  });
});

describe('picture', () => {
  function placedAt(element: Element, x: number, y: number, width: number, height: number): void {
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, width, height));
  }

  test('leaves out a frame: its area is reported, and striped in the copy', () => {
    document.body.innerHTML =
      '<main><iframe title="A paper"></iframe><iframe title="Far below"></iframe><p>Words</p></main>';
    const [sheet, below] = document.querySelectorAll('iframe');
    if (sheet !== undefined) placedAt(sheet, -20, 100, 320, 200);
    if (below !== undefined) placedAt(below, 0, 5000, 320, 200);
    const { gaps, unmark } = markGaps();
    expect(gaps).toEqual([{ what: 'frame', x: 0, y: 100, width: 300, height: 200 }]);

    const copy = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const node of [copy, ...copy.querySelectorAll('*')]) stripe(node);
    expect(copy.querySelector('iframe')?.style.background).toContain('repeating-linear-gradient');
    expect(copy.querySelector('p')?.style.background).toBe('');
    unmark();
    expect(document.querySelector('[data-not-drawn]')).toBeNull();
  });

  test('preserves the drawing buffer of WebGL canvases, and leaves 2D canvases as they are', () => {
    const calls: (readonly unknown[])[] = [];
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((...args: readonly unknown[]) => {
      calls.push(args);
      return null;
    });
    persistDrawings();
    const canvas = document.createElement('canvas');
    canvas.getContext('webgl2', { alpha: true });
    canvas.getContext('webgl');
    canvas.getContext('2d', { alpha: false });
    expect(calls).toEqual([
      ['webgl2', { alpha: true, preserveDrawingBuffer: true }],
      ['webgl', { preserveDrawingBuffer: true }],
      ['2d', { alpha: false }],
    ]);
  });
});

describe('watches', () => {
  const page = (html: string): void => {
    document.body.innerHTML = html;
  };
  const type = (selector: string, value: string): void => {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (field === null) throw new Error(`No ${selector}`);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };

  test('knows the values of text fields, and not amounts and the fields of the bar', () => {
    page(
      '<input id="name"><input id="phone" type="tel"><textarea id="words"></textarea><input id="price" inputmode="decimal"><input id="range" type="range"><div data-qa><input id="note"></div>',
    );
    const received: string[] = [];
    const { all, stop } = watchTypedValues((value) => received.push(value));
    type('#name', 'Solomiia');
    type('#phone', '+380 32 000 00 00');
    type('#words', 'Call me in the evening');
    type('#price', '1200000');
    type('#range', '42');
    type('#note', 'the modal is open');
    type('#name', 'Na');
    expect(received).toEqual(['Solomiia', '+380 32 000 00 00', 'Call me in the evening']);
    expect(all()).toEqual(received);
    stop();
  });

  test('knows an autofilled value as soon as it matters', () => {
    page('<form><input id="name"></form>');
    const received: string[] = [];
    const { all, stop } = watchTypedValues((value) => received.push(value));
    const field = document.querySelector<HTMLInputElement>('#name');
    if (field !== null) field.value = 'Filled In';
    expect(all()).toEqual(['Filled In']);
    stop();
  });

  test('passes console output on, and stores its errors until it stops', () => {
    const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { entries, stop } = watchConsole();
    console.error('It broke', { status: 500 }, new Error('why'));
    window.dispatchEvent(new ErrorEvent('error', { message: 'uncaught one' }));
    stop();
    console.error('later');
    expect(errorSpy).toHaveBeenCalledTimes(2);
    expect(entries().map(({ kind, text }) => [kind, text.split('\n')[0]])).toEqual([
      ['error', 'It broke {"status":500} Error: why'],
      ['uncaught', 'uncaught one'],
    ]);
  });
});

describe('withoutPersonal', () => {
  const typed = fc.string({ minLength: 3, maxLength: 30 }).filter((text) => text.trim().length >= 3);
  const around = fc.constantFrom('', 'Cannot send ', '{"name":"', '?q=', '\n    at line 3');

  test('leaves nothing that was typed, in any place and spelling', () => {
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 4 }), around, around, (values, before, after) => {
        for (const value of values) {
          for (const spelling of [value, value.trim(), encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]) {
            expect(withoutTyped(`${before}${spelling}${after}`, [value])).not.toContain(spelling);
          }
          expect(withoutTyped(values.join(' and '), values)).not.toContain(value);
        }
      }),
    );
  });

  test.each([
    ['Cannot call +380 67 345 67 89 back', 'Cannot call ••• back'],
    ['GET /api/application?phone=380673456789', 'GET /api/application?phone=•••'],
    ['to olena@example.com failed', 'to ••• failed'],
    ['12 flats on 3 floors in 2026', '12 flats on 3 floors in 2026'],
  ])('%s', (text, free) => {
    expect(withoutPersonal(text, [])).toBe(free);
  });

  const visitor = ['Ольга Мельник', '+380 67 123 45 67', 'olha@ukr.example', 'Передзвоніть, будь ласка, о 15:30'];

  test.each([
    ['a first name', 'Cannot greet Ольга', /^Cannot greet •••$/],
    ['a last name in an address', `GET /search?q=${encodeURIComponent('пані Мельник')}`, /^GET \/search\?q=\S*•••$/],
    ['the beginning of a message', 'Unexpected token \'П\', "Передзвоніть" is not JSON', /token 'П', "•••" is not/],
    ['the beginning of a message, cut', '"Передзвоні"... is not valid JSON', /^"•••"\.\.\. is not valid JSON$/],
    ['some digits of a phone', 'the number with 123-45 in it', /^the number with ••• in it$/],
    ['the end of a phone', 'who has 45 67 at the end', /^who has ••• at the end$/],
    ['a phone without its country', 'he dials 0671234567 and waits', /^he dials ••• and waits$/],
    ['an encoded phone', 'phone=%2B380%2067%20123%2045%2067&step=2', /^phone=[^\d]*•••&step=2$/],
    ['no words of the site', 'Step 12 of 2026: the flat has 123 offers', /^Step 12 of 2026: the flat has 123 offers$/],
  ])('masks parts: %s', (_, text, free) => {
    expect(withoutTyped(text, visitor)).toMatch(free);
  });

  test('masks the name of a mailbox in a message', () => {
    const typed = ['Write to sol.kan@example.com, please, or to the office'];
    expect(withoutTyped('cannot read sol.kan of null', typed)).toBe('cannot read ••• of null');
  });
});
