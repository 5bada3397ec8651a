import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#shared/config';
import { createTranslations, loadNamespace } from '#shared/i18n';
import { LanguageProvider } from '#shared/routing';
import { DayField } from '../../../../src/features/visit-day/DayField.tsx';
import { readTypedDay, shownDay } from '../../../../src/features/visit-day/MonthGrid.tsx';
import { runs } from '../../../support/properties.ts';

const today = '2026-12-07';
const lastDay = '2027-01-20';

interface StageProps {
  readonly start: string | null;
  readonly onDayChosen: (day: string) => void;
  readonly onSubmit: () => void;
}

function stateOf(day: string) {
  if (day < today) return 'past';
  if (day > lastDay) return 'tooFar';
  if (day === '2026-12-17' || day === '2027-01-01') return 'closed';
  return day === '2026-12-09' ? 'full' : 'free';
}

function Stage({ start, onDayChosen, onSubmit }: StageProps) {
  const [day, setDay] = useState(start);
  const [typed, setTyped] = useState<string | null>(null);
  const [month, setMonth] = useState('2026-12');
  const [open, setOpen] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor="day">Day</label>
      <DayField
        id="day"
        describedBy={undefined}
        invalid={false}
        day={day}
        typed={typed}
        today={today}
        lastDay={lastDay}
        stateOf={stateOf}
        month={month}
        onMonthShown={setMonth}
        open={open}
        onOpenChange={setOpen}
        laterDay={month === '2026-12' ? '2027-01-02' : null}
        onDayChosen={(chosen) => {
          onDayChosen(chosen);
          setDay(chosen);
        }}
        onDayTyped={setTyped}
      />
      <button type="submit">Continue</button>
    </form>
  );
}

const show = async (language: Language = 'en', start: string | null = null) => {
  const translations = createTranslations(loadNamespace);
  await translations.load(language, ['appointment']);
  const onDayChosen = jest.fn();
  const onSubmit = jest.fn();
  render(
    <I18nextProvider i18n={translations.of(language)}>
      <LanguageProvider language={language} defaultLanguage="ua">
        <Stage start={start} onDayChosen={onDayChosen} onSubmit={onSubmit} />
      </LanguageProvider>
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  return { user, field: screen.getByLabelText('Day'), onDayChosen, onSubmit };
};

const calendar = () => screen.queryByRole('dialog', { name: 'Calendar of free days' });
const dayNamed = (name: string | RegExp) => screen.getByRole('button', { name });

it('returns the day with its zeros, shows it without them, and closes', async () => {
  const { user, field, onDayChosen } = await show();
  await user.click(field);
  await user.click(dayNamed('Tuesday, 8\u00a0December 2026, free'));
  expect(onDayChosen.mock.calls).toEqual([['2026-12-08']]);
  expect(field).toHaveValue('8-12-2026');
  expect(field).toHaveFocus();
  expect(calendar()).not.toBeInTheDocument();
});

it('disables past and closed days, and labels them', async () => {
  const { user, field, onDayChosen } = await show();
  await user.click(field);
  await user.click(dayNamed('Sunday, 6\u00a0December 2026, past'));
  await user.click(dayNamed('Wednesday, 9\u00a0December 2026, no free times'));
  expect(screen.getByText('Wednesday, 9 December 2026: no free times')).toBeVisible();
  await user.click(dayNamed('Thursday, 17\u00a0December 2026, the sales centre is closed'));
  expect(screen.getByText('Thursday, 17 December 2026: the sales centre is closed')).toBeVisible();
  expect(onDayChosen).not.toHaveBeenCalled();
  expect(dayNamed(/^Wednesday, 9/)).toHaveAttribute('aria-disabled', 'true');
});

it('starts a Ukrainian week on Monday, in Ukrainian', async () => {
  const { user, field } = await show('ua', '2026-12-08');
  await user.click(field);
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('пн');
  expect(screen.getByRole('grid', { name: 'грудень 2026\u00a0р.' })).toBeVisible();
  const cell = dayNamed('вівторок, 8\u00a0грудня 2026\u00a0р., вільний').closest('td');
  expect(cell).toHaveAttribute('aria-selected', 'true');
});

it('shows "Invalid Date" for an invalid day', async () => {
  const { field } = await show('en', 'soon');
  expect(field).toHaveValue('Invalid Date');
});

it('shows the given month, reports the one that is turned to, and stops at the last one with the focus', async () => {
  const { user, field } = await show();
  await user.click(field);
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  expect(dayNamed('Previous month')).toHaveAttribute('aria-disabled', 'true');
  await user.click(dayNamed('Previous month'));
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await user.click(dayNamed('Next month'));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  expect(dayNamed('Next month')).toHaveAttribute('aria-disabled', 'true');
  expect(dayNamed('Next month')).toHaveFocus();
});

it('turns to the next free day with the focus', async () => {
  const { user, field } = await show();
  await user.click(field);
  await user.click(dayNamed(/^The next free day/));
  expect(dayNamed('Saturday, 2\u00a0January 2027, free')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(field).toHaveFocus();
});

it('stays open while a finger scrolls the page, and closes when the focus moves on afterwards', async () => {
  const { user, field } = await show();
  await user.click(field);
  fireEvent.pointerDown(document.body);
  fireEvent.pointerCancel(document.body);
  expect(calendar()).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Continue' }).focus());
  expect(calendar()).not.toBeInTheDocument();
});

describe('by keyboard', () => {
  it('opens, moves by day, week, month and to the ends of a week, and chooses', async () => {
    const { user, field, onDayChosen, onSubmit } = await show('en', '2026-12-10');
    await user.tab();
    expect(field).toHaveFocus();
    await user.tab();
    expect(dayNamed('Open the calendar')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(dayNamed('Thursday, 10\u00a0December 2026, free')).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowRight}', 'Friday, 11\u00a0December 2026, free'],
      ['{ArrowLeft}{ArrowLeft}', 'Wednesday, 9\u00a0December 2026, no free times'],
      ['{ArrowDown}', 'Wednesday, 16\u00a0December 2026, free'],
      ['{ArrowUp}{Home}', 'Monday, 7\u00a0December 2026, free'],
      ['{ArrowUp}', 'Monday, 7\u00a0December 2026, free'],
      ['{End}', 'Sunday, 13\u00a0December 2026, free'],
      ['{PageDown}', 'Wednesday, 13\u00a0January 2027, free'],
      ['{PageUp}', 'Sunday, 13\u00a0December 2026, free'],
      ['{PageDown}{ArrowDown}{ArrowDown}', 'Wednesday, 20\u00a0January 2027, free'],
    ] as const) {
      await user.keyboard(key);
      expect(dayNamed(name)).toHaveFocus();
    }
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(onDayChosen.mock.calls).toEqual([['2027-01-20']]);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('20-1-2027');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('has one day in the tab order: the chosen one, or the first free one', async () => {
    const { user, field } = await show();
    await user.click(field);
    const inOrder = () => [...document.querySelectorAll('[data-day][tabindex="0"]')].map(({ ariaLabel }) => ariaLabel);
    expect(inOrder()).toEqual(['Monday, 7\u00a0December 2026, free']);
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await user.keyboard('{ArrowDown}');
    expect(inOrder()).toEqual(['Tuesday, 8\u00a0December 2026, free']);
    await user.click(dayNamed('Next month'));
    expect(inOrder()).toEqual(['Saturday, 2\u00a0January 2027, free']);
  });

  it('closes on Escape with the focus in the field, and on Tab', async () => {
    const { user, field } = await show();
    await user.click(field);
    await user.keyboard('{ArrowDown}');
    expect(dayNamed(/^Monday, 7/)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(calendar()).not.toBeInTheDocument();
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowDown}{Tab}');
    expect(dayNamed(/^The next free day/)).toHaveFocus();
    await user.tab();
    expect(dayNamed('Continue')).toHaveFocus();
    expect(calendar()).not.toBeInTheDocument();
  });
});

describe('a typed day', () => {
  const parts = fc
    .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  const forms = ['-', '.', '/'].flatMap((separator) => [
    (day: string) => day.split('-').toReversed().join(separator),
    (day: string) => day.split('-').toReversed().map(Number).join(separator),
  ]);

  it('is parsed in every form: as shown, with dots or slashes, with or without zeros, and as stored', () => {
    fc.assert(
      fc.property(parts, (day) => {
        expect([
          ...forms.map((form) => readTypedDay(form(day))),
          readTypedDay(shownDay(day)),
          readTypedDay(day),
        ]).toEqual([...forms, null, null].map(() => day));
        expect(readTypedDay(` ${shownDay(day)} `)).toBe(day);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('is refused in any other form', () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.string({ unit: fc.constantFrom(...'0123456789-./ '.split('')), maxLength: 11 }),
      fc
        .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 15 }), fc.constantFrom(2025, 2026, 2028))
        .map((numbers) => numbers.join('-')),
    );
    const known = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$|^(\d{4})-(\d\d)-(\d\d)$/;
    fc.assert(
      fc.property(typed, (text) => {
        const [, day, , month, year, storedYear, storedMonth, storedDay] = known.exec(text.trim()) ?? [];
        const numbers = [year ?? storedYear, month ?? storedMonth, day ?? storedDay].map(Number) as [
          number,
          number,
          number,
        ];
        const date = new Date(Date.UTC(numbers[0], numbers[1] - 1, numbers[2]));
        const exists = numbers[0] > 99 && date.getUTCMonth() === numbers[1] - 1 && date.getUTCDate() === numbers[2];
        expect(readTypedDay(text)).toBe(exists ? date.toISOString().slice(0, 10) : null);
      }),
      { numRuns: runs(5000, 300) },
    );
  });

  it.each(['', 'soon', '31-11-2026', '29-2-2027', '0-1-2027', '11/25/2026', '25.11/2026', '25-11-26', '25 листопада'])(
    'refuses "%s"',
    (text) => expect(readTypedDay(text)).toBeNull(),
  );

  it('shows "Invalid Date" for an invalid day', () => {
    expect(shownDay('soon')).toBe('Invalid Date');
  });
});
