import fc from 'fast-check';
import {
  formatArea,
  formatChange,
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
  kyivClock,
  kyivOffsetHours,
  todayInKyiv,
} from '#shared/format';
import { runs } from '../../../support/properties.ts';

/** English here is British. */
const tags = { ua: 'uk-UA', en: 'en-GB' } as const;
const language = fc.constantFrom('ua', 'en');
const utc = { timeZone: 'UTC' } as const;

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
          expect(format(date.toISOString().slice(0, 10), spoken)).toBe(text);
        }),
      );
    },
  );

  it('a moment by the own clock', () => {
    const options = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    fc.assert(
      fc.property(moment('1990-01-01', '2060-01-01'), language, (date, spoken) => {
        expect(formatMoment(date.toISOString(), spoken)).toBe(
          new Intl.DateTimeFormat(tags[spoken], options).format(date),
        );
      }),
    );
  });
});

describe('in Kyiv it is as late as Intl knows', () => {
  const zone = { timeZone: 'Europe/Kyiv' } as const;
  const clock = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const calendar = new Intl.DateTimeFormat('en-CA', zone);
  const agree = (date: Date): void => {
    expect([todayInKyiv(date), kyivClock(date)]).toEqual([calendar.format(date), clock.format(date)]);
  };

  it('whenever', () => {
    fc.assert(fc.property(moment('1998-01-01', '2037-12-31'), agree));
  });

  it('around every change of the clocks', () => {
    const hour = 3_600_000;
    const changes: string[] = [];
    for (let time = Date.UTC(2020, 0, 1); time < Date.UTC(2036, 0, 1); time += hour) {
      if (kyivOffsetHours(new Date(time)) === kyivOffsetHours(new Date(time - 1))) continue;
      changes.push(new Date(time).toISOString());
      for (const date of [new Date(time - 1), new Date(time), new Date(time + hour)]) agree(date);
    }
    expect(changes).toHaveLength(32);
  });
});

describe('numbers are written as Intl would', () => {
  /** Nobody is shown a nothing with a sign. */
  const unsigned = (text: string): string => (/[1-9]/.test(text) ? text : text.replace('-', ''));
  const amount = fc.oneof(
    fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
    fc.integer({ min: -10_000_000, max: 10_000_000 }).map((thousandths) => thousandths / 1000),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  );

  it.each([
    ['a number', formatNumber, (value, tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value)],
    ['an area', formatArea, (value, tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value)],
    [
      'a share',
      formatPercent,
      (value, tag) => `${new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(value)}%`,
    ],
    [
      'a change',
      formatChange,
      (value, tag) =>
        `${new Intl.NumberFormat(tag, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(value)}%`,
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

  it('the sign of a share stands where Intl puts it', () => {
    for (const spoken of ['ua', 'en'] as const) {
      expect(formatPercent(5, spoken)).toBe(new Intl.NumberFormat(tags[spoken], { style: 'percent' }).format(0.05));
    }
  });

  it('what is no number is a dash', () => {
    expect([formatNumber(Number.NaN, 'ua'), formatPercent(Number.POSITIVE_INFINITY, 'en')]).toEqual(['–', '–%']);
  });

  it('a sum to the kopiyka', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), language, (value, spoken) => {
        const kopiykas = Math.round(value / 1000);
        const text = new Intl.NumberFormat(tags[spoken], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
          kopiykas / 100,
        );
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

  it('a way', () => {
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

  it('the size of a file, which is never nothing', () => {
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
