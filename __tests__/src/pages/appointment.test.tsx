import { act, screen } from '@testing-library/react';
import { dayChosen } from '#features/visit-day';
import { fixtureContent, startBackend, type TestBackend } from '../../support/backend.ts';
import { renderSite } from '../../support/renderSite.tsx';
import { revealAll } from '../../support/revealAll.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ contentDir: fixtureContent });
});
afterAll(() => backend.close());

const show = (path: string) => renderSite({ path, fetch: backend.fetch });

it('ends in a call request with the center and the day', async () => {
  const { user, store } = await show('/en/appointment/select_date?project=lypa');
  const center = await screen.findByRole('radio', { name: /Central/ });
  expect(await screen.findByRole('radio', { name: /Central/, checked: true })).toBe(center);
  // A Wednesday that stays ahead.
  act(() => void store.dispatch(dayChosen('2099-12-23')));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(store.getState().callRequest).toMatchObject({
    modal: { step: 'form' },
    draft: { currentProject: 'lypa', message: expect.stringMatching(/23 December 2099.*Central/) },
  });
});

it('says what is missing, and asks for nothing', async () => {
  const { user, store } = await show('/en/appointment/select_date');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Choose a sales centre.')).toBeInTheDocument();
  expect(screen.getByText('Choose the day of your visit.')).toBeInTheDocument();
  expect(store.getState().callRequest.modal.step).toBe('closed');
});

it('says at once that the center is closed on the chosen day', async () => {
  const { user, store } = await show('/en/appointment/select_date');
  // A Sunday.
  act(() => void store.dispatch(dayChosen('2099-12-27')));
  await user.click(await screen.findByRole('radio', { name: /Central/ }));
  expect(screen.getByText(/closed on this day/)).toBeInTheDocument();
});

it('brings the calendar when the field comes near the view', async () => {
  await show('/en/appointment/select_date');
  await screen.findByRole('radio', { name: /Central/ });
  expect(screen.queryByLabelText('Day of the visit')).not.toBeInTheDocument();
  act(revealAll);
  expect(await screen.findByLabelText('Day of the visit')).toBeInTheDocument();
});
