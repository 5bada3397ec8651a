import fc from 'fast-check';
import {
  formatArea,
  formatChange,
  formatClock,
  formatDay,
  formatDayMonth,
  formatDayOfWeek,
  formatDayShort,
  formatDistance,
  formatFileSize,
  formatMetres,
  formatMoment,
  formatMoney,
  formatMonth,
  formatMonthName,
  formatNumber,
  formatPercent,
  formatSum,
  formatWeekdayDay,
  formatWeekdays,
  hryvnias,
  inAlphabet,
  ownClock,
} from '#shared/format';
import { formatDay as formatDayOnServer, formatFullDay } from '../../../../server/backend/format.ts';
import { runs } from '../../../support/properties.ts';

describe('dates, money and numbers as Intl writes them', () => {
  /** English here is British. */
  const tags = { ua: 'uk-UA', en: 'en-GB' } as const;
  const language = fc.constantFrom('ua', 'en');
  const utc = { timeZone: 'UTC' } as const;

  /** Unlike Intl's, a line neither begins with the "р." of a year nor ends between a day and its month. */
  const unbroken = (text: string): string => text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0');

  const moment = (from: string, to: string) => fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true });

  describe('days are written as Intl would', () => {
    it.each([
      ['a day', formatDay, { day: 'numeric', month: 'long', year: 'numeric' }],
      ['a day in little room', formatDayShort, { day: '2-digit', month: '2-digit', year: 'numeric' }],
      ['a day of this year', formatDayMonth, { day: 'numeric', month: 'long' }],
      ['a day of these weeks', formatWeekdayDay, { weekday: 'short', day: 'numeric', month: 'short' }],
      ['a day to meet on', formatDayOfWeek, { dateStyle: 'full' }],
      ['a month', (day, spoken) => formatMonth(day.slice(0, 7), spoken), { month: 'long', year: 'numeric' }],
      ['the name of a month', (day, spoken) => formatMonthName(day.slice(0, 7), spoken), { month: 'short' }],
    ] satisfies [string, (day: string, spoken: 'ua' | 'en') => string, Intl.DateTimeFormatOptions][])(
      '%s',
      (_, format, options) => {
        fc.assert(
          fc.property(moment('1990-01-01', '2060-01-01'), language, (date, spoken) => {
            const text = new Intl.DateTimeFormat(tags[spoken], { ...utc, ...options }).format(date);
            expect(format(date.toISOString().slice(0, 10), spoken)).toBe(unbroken(text));
          }),
        );
      },
    );

    it('in PDFs, emails and previews too, which are not broken either', () => {
      fc.assert(
        fc.property(moment('1990-01-01', '2060-01-01'), language, (date, spoken) => {
          const day = date.toISOString().slice(0, 10);
          expect(formatDayOnServer(day, spoken)).toBe(formatDay(day, spoken));
          expect(formatFullDay(day, spoken)).toBe(formatDayOfWeek(day, spoken));
        }),
      );
    });

    it("a moment by the visitor's clock", () => {
      const options = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
      fc.assert(
        fc.property(moment('1990-01-01', '2060-01-01'), language, (date, spoken) => {
          expect(formatMoment(date.toISOString(), spoken)).toBe(
            unbroken(new Intl.DateTimeFormat(tags[spoken], options).format(date)),
          );
        }),
      );
    });
  });

  describe('numbers are written as Intl would', () => {
    /** Zero is never shown with a sign. */
    const unsigned = (text: string): string => (/[1-9]/.test(text) ? text : text.replace(/[-−]/, ''));
    const amount = fc.oneof(
      fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
      fc.integer({ min: -10_000_000, max: 10_000_000 }).map((thousandths) => thousandths / 1000),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    );

    it.each([
      [
        'a number',
        formatNumber,
        (value, tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value),
      ],
      ['an area', formatArea, (value, tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value)],
      [
        'a share',
        formatPercent,
        (value, tag) => `${new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value)}%`,
      ],
      [
        'a change, with a real minus',
        formatChange,
        (value, tag) =>
          `${new Intl.NumberFormat(tag, { maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format(value).replace('-', '−')}%`,
      ],
      [
        'metres',
        formatMetres,
        (value, tag) =>
          new Intl.NumberFormat(tag, { style: 'unit', unit: 'meter', maximumFractionDigits: 2 }).format(value),
      ],
      [
        'a price',
        formatMoney,
        (value, tag) =>
          new Intl.NumberFormat(tag, {
            style: 'currency',
            currency: 'UAH',
            currencyDisplay: 'narrowSymbol',
            maximumFractionDigits: 0,
          }).format(Math.round(value / 100)),
      ],
    ] satisfies [string, (value: number, spoken: 'ua' | 'en') => string, (value: number, tag: string) => string][])(
      '%s',
      (_, format, byIntl) => {
        fc.assert(
          fc.property(amount, language, (value, spoken) => {
            expect(format(value, spoken)).toBe(unsigned(byIntl(value, tags[spoken])));
          }),
          { numRuns: runs(500) },
        );
      },
    );

    it('the percent sign is where Intl puts it', () => {
      for (const spoken of ['ua', 'en'] as const) {
        expect(formatPercent(5, spoken)).toBe(new Intl.NumberFormat(tags[spoken], { style: 'percent' }).format(0.05));
      }
    });

    it('an invalid number is a dash', () => {
      expect([formatNumber(Number.NaN, 'ua'), formatPercent(Number.POSITIVE_INFINITY, 'en')]).toEqual(['–', '–%']);
    });

    it('a sum to the kopiyka', () => {
      fc.assert(
        fc.property(fc.maxSafeInteger(), language, (value, spoken) => {
          const kopiykas = Math.round(value / 1000);
          const text = new Intl.NumberFormat(tags[spoken], {
            minimumFractionDigits: 2,
            maximumFractionDigits: 2,
          }).format(kopiykas / 100);
          expect(formatSum(kopiykas, spoken)).toBe(unsigned(text));
        }),
        { numRuns: runs(500) },
      );
    });

    const inUnit = (value: number, spoken: 'ua' | 'en', unit: string, digits: number): string =>
      new Intl.NumberFormat(tags[spoken], {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: digits,
      }).format(value);

    it('a distance', () => {
      fc.assert(
        fc.property(fc.nat(100_000), language, (value, spoken) => {
          const text =
            value < 1000
              ? inUnit(Math.round(value / 10) * 10, spoken, 'meter', 0)
              : inUnit(value / 1000, spoken, 'kilometer', 1);
          expect(formatDistance(value, spoken)).toBe(text);
        }),
      );
    });

    it('the size of a file, which is never zero', () => {
      fc.assert(
        fc.property(fc.nat(1_000_000_000), language, (bytes, spoken) => {
          const text =
            bytes < 2 ** 20
              ? inUnit(Math.max(1, Math.round(bytes / 1024)), spoken, 'kilobyte', 0)
              : inUnit(bytes / 2 ** 20, spoken, 'megabyte', 1);
          expect(formatFileSize(bytes, spoken)).toBe(text);
        }),
      );
    });
  });
});

describe('hryvnias', () => {
  it.each([
    [0, '0'],
    [5, '0.05'],
    [4_250_000, '42500'],
    [8_080_050, '80800.5'],
  ])('%d kopiykas are %s hryvnias', (kopiykas, text) => {
    expect(String(hryvnias(kopiykas))).toBe(text);
  });

  it('no kopiyka is lost in the text of any price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (kopiykas) => {
        const [whole = '', rest = ''] = String(hryvnias(kopiykas)).split('.');
        expect(rest.length).toBeLessThanOrEqual(2);
        expect(Number(whole) * 100 + Number(rest.padEnd(2, '0'))).toBe(kopiykas);
      }),
    );
  });
});

describe('inAlphabet', () => {
  it('orders names as a dictionary does', () => {
    const names = [
      'Шевченківський',
      'Поділ',
      'Ґалаґани',
      'Голосіїв',
      'Єлизаветівка',
      'Європейка',
      'Іванків',
      'Жуляни',
      'Ірпінь',
      'печерськ',
      '2-й мікрорайон',
      'Riverside',
      '«Ефект»',
      'Пʼятихатки',
      'Пшеничне',
    ];
    expect(names.toSorted(inAlphabet('ua'))).toEqual([
      '2-й мікрорайон',
      'Голосіїв',
      'Ґалаґани',
      '«Ефект»',
      'Європейка',
      'Єлизаветівка',
      'Жуляни',
      'Іванків',
      'Ірпінь',
      'печерськ',
      'Поділ',
      'Пшеничне',
      'Пʼятихатки',
      'Шевченківський',
      'Riverside',
    ]);
  });

  it.each([
    ['ua', 'uk', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАГҐЄІЇЯaz05 '],
    ['en', 'en', 'abcxyzABZ059 '],
  ] as const)('orders names in %s as Intl does', (language, tag, letters) => {
    const collator = new Intl.Collator(tag, { sensitivity: 'base' });
    const name = fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(Math.sign(inAlphabet(language)(one, other))).toBe(Math.sign(collator.compare(one, other)));
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('ownClock', () => {
  const at = (startsAt: string, day: string, zone: string) => ownClock(new Date(startsAt), day, 'en', zone);

  it('is empty where both clocks agree, in summer and in winter', () => {
    expect(at('2026-07-01T07:00:00Z', '2026-07-01', 'Europe/Kyiv')).toBeNull();
    expect(at('2026-12-01T08:00:00Z', '2026-12-01', 'Europe/Helsinki')).toBeNull();
  });

  it('handles places that change their clocks on other days, or never', () => {
    // New York stays on summer time a week longer than Kyiv.
    expect(at('2026-10-20T07:00:00Z', '2026-10-20', 'America/New_York')).toBe('03:00');
    expect(at('2026-10-27T08:00:00Z', '2026-10-27', 'America/New_York')).toBe('04:00');
    expect(at('2026-07-01T07:00:00Z', '2026-07-01', 'Europe/Istanbul')).toBeNull();
    expect(at('2026-12-01T08:00:00Z', '2026-12-01', 'Europe/Istanbul')).toBe('11:00');
  });

  it('names the weekday if it differs', () => {
    expect(at('2026-12-08T08:00:00Z', '2026-12-08', 'America/Los_Angeles')).toMatch(/00:00/);
    expect(at('2026-12-08T07:00:00Z', '2026-12-08', 'America/Los_Angeles')).toMatch(/Mon.* 23:00/);
  });

  it('is shown exactly where the clocks differ', () => {
    const zones = ['Europe/Kyiv', 'Europe/Warsaw', 'America/Toronto', 'Asia/Kolkata', 'UTC', 'Pacific/Auckland'];
    const clock = (moment: Date, timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (moment, zone) => {
          const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv' }).format(moment);
          expect(at(moment.toISOString(), day, zone) === null).toBe(
            clock(moment, zone) === clock(moment, 'Europe/Kyiv'),
          );
        },
      ),
    );
  });
});

describe('weekdays', () => {
  it.each([
    [[1, 2, 3, 4, 5], 'en', 'Mon–Fri'],
    [[1, 2, 3, 4, 5], 'ua', 'пн–пт'],
    [[6], 'ua', 'сб'],
    [[1, 2, 3, 4, 5, 6, 7], 'en', 'Mon–Sun'],
    [[7, 1, 3, 4], 'en', 'Mon, Wed–Thu, Sun'],
  ] as const)('weekdays %j in %s are %s', (weekdays, language, text) => {
    expect(formatWeekdays(weekdays, language)).toBe(text);
  });

  it('shows the hours as on a door', () => {
    expect(['09:00', '18:30', '00:15'].map(formatClock)).toEqual(['9:00', '18:30', '0:15']);
  });
});
