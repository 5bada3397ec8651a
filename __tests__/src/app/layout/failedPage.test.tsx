import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { LoadFailure } from '#shared/loading';
import { FailedPage } from '../../../../src/app/layout/FailedPage.tsx';
import { makeStore } from '../../../../src/app/store.ts';

const renderFailure = async (error: Error, language: 'ua' | 'en') => {
  // React and the router report the error too, which is what developers want.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => {
        throw error;
      },
      errorElement: <FailedPage language={language} />,
      element: null,
    },
  ]);
  render(
    <Provider store={makeStore({ fetch })}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return screen.findByRole('alert');
};

it('offers a reload when a part of the site was lost, without any text having come', async () => {
  const alert = await renderFailure(new LoadFailure('Unable to preload CSS for /assets/news.css'), 'en');
  expect(alert).toHaveTextContent('A part of the site did not load');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/en');
  expect(alert).not.toHaveTextContent('preload');
});

it('admits a fault of its own, and shows nothing of its insides', async () => {
  const alert = await renderFailure(new TypeError('x is undefined'), 'ua');
  expect(alert).toHaveTextContent('Сторінку не вдалося показати');
  expect(alert).not.toHaveTextContent('undefined');
  expect(screen.getByRole('link', { name: '+380 32 200 00 00' })).toHaveAttribute('href', 'tel:+380322000000');
});
