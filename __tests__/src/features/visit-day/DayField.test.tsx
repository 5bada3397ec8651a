import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import type { Language } from '#shared/config';
import { LanguageContext } from '#shared/routing';
import { DayField } from '../../../../src/features/visit-day/DayField.tsx';

const onDayChosen = jest.fn();

function Stage({ language, start }: { readonly language: Language; readonly start: string | null }) {
  const [day, setDay] = useState(start);
  const [month, setMonth] = useState('2026-12');
  return (
    <LanguageContext value={language}>
      <Suspense>
        <label htmlFor="day">Day</label>
        <DayField
          id="day"
          describedBy={undefined}
          invalid={false}
          placeholder=""
          day={day}
          today="2026-12-07"
          month={month}
          onMonthShown={setMonth}
          footer={<button type="button">Next free day</button>}
          canVisitOn={(candidate) => candidate >= '2026-12-07' && candidate !== '2026-12-09'}
          onDayChosen={(chosen) => {
            onDayChosen(chosen);
            setDay(chosen);
          }}
        />
      </Suspense>
    </LanguageContext>
  );
}

const show = async (language: Language, start: string | null) => {
  await act(async () => {
    render(<Stage language={language} start={start} />);
  });
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), field: await screen.findByLabelText('Day') };
};

const cell = (title: string): Element => {
  const found = document.querySelector(`td[title="${title}"]`);
  if (found === null) throw new Error(`The calendar shows no ${title}`);
  return found;
};

it('gives the day with its zeros, shows it without them, and closes', async () => {
  const { user, field } = await show('ua', null);
  await user.click(field);
  await user.click(cell('2026-12-08'));
  expect(onDayChosen).toHaveBeenLastCalledWith('2026-12-08');
  expect(field).toHaveValue('8-12-2026');
  await waitFor(() => expect(document.querySelector('.ant-picker-dropdown')).toHaveClass('ant-picker-dropdown-hidden'));
});

it('lets neither a past day nor a closed one be chosen', async () => {
  const { user, field } = await show('en', null);
  await user.click(field);
  expect(cell('2026-12-06')).toHaveClass('ant-picker-cell-disabled');
  expect(cell('2026-12-09')).toHaveClass('ant-picker-cell-disabled');
  expect(cell('2026-12-07')).not.toHaveClass('ant-picker-cell-disabled');
  await user.click(cell('2026-12-09'));
  expect(onDayChosen).not.toHaveBeenCalled();
});

it('begins a Ukrainian week on Monday and speaks Ukrainian', async () => {
  const { user, field } = await show('ua', '2026-12-08');
  await user.click(field);
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/пн/i);
  expect(document.querySelector('.ant-picker-header')).toHaveTextContent(/гру/i);
});

it('shows "Invalid Date" for what is no day', async () => {
  const { field } = await show('en', 'soon');
  expect(field).toHaveValue('Invalid Date');
});

it('shows the month that it is told, tells the one that is turned to, and has room for a way on', async () => {
  const { user, field } = await show('en', null);
  await user.click(field);
  expect(document.querySelector('.ant-picker-header-view')).toHaveTextContent(/Dec.*2026/);
  expect(screen.getByRole('button', { name: 'Next free day', hidden: true })).toBeInTheDocument();
  const next = document.querySelector('.ant-picker-header-next-btn');
  if (next !== null) await user.click(next);
  expect(document.querySelector('.ant-picker-header-view')).toHaveTextContent(/Jan.*2027/);
});
