import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { LoadFailure } from '#shared/lazy';
import { FailedPage } from '../../../../src/app/layout/FailedPage.tsx';
import { HydrationMarker } from '../../../../src/app/rendering/HydrationMarker.tsx';
import { makeStore } from '../../../../src/app/store.ts';
import { json, testNetwork } from '../../../support/backend/network.ts';

afterEach(() => Reflect.deleteProperty(window, 'early'));

it('lets a press reach the button of a page that failed with its layout', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const take = () => [{ element: screen.getByRole('button') }];
  Object.assign(window, { early: { take } });
  const pressed = jest.fn();
  document.addEventListener('click', pressed, { once: true });
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => {
        throw new LoadFailure('Unable to load the texts of the layout');
      },
      errorElement: <FailedPage language="en" />,
      element: null,
    },
  ]);
  render(
    <Provider store={makeStore({ fetch: testNetwork(() => json(null, 404)).fetch })}>
      <RouterProvider router={router} />
      <HydrationMarker />
    </Provider>,
  );
  await screen.findByRole('alert');
  await waitFor(() => expect(pressed).toHaveBeenCalled());
});
