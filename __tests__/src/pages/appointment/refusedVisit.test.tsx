import { screen, within } from '@testing-library/react';
import { bookingVisitor } from '../../../support/bookingVisitor.ts';
import { backendOfTests } from '../../../support/backend.ts';

const backend = backendOfTests();

const refusing: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (request.method !== 'POST' || !request.url.endsWith('/api/visits')) return backend.fetch(request);
  return Response.json({ error: { code: 'invalid', message: '' } }, { status: 400 });
};

it('is told with a number to call, also where failures of requests stay silent, and keeps what was typed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const visitor = await bookingVisitor(refusing);
  expect(visitor.store.getState().settings.failureNotices).toBe('none');
  await visitor.chooseDay();
  await visitor.chooseSlot();
  await visitor.fillDetails();
  await visitor.send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/could not be booked like this/);
  expect(within(alert).getByRole('link', { name: '+380 32 200 00 00' })).toBeVisible();
  expect(screen.getByLabelText('Your name')).toHaveValue('Olha Melnyk');
  expect(logged).toHaveBeenCalledWith('The visit was not booked:', 400);
});
