import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

describe('what it says of a lost part', () => {
  beforeEach(() => {
    document.head.append(Object.assign(document.createElement('script'), { src: '/assets/runtime.0123456789.js' }));
    // As after a reload: another one so soon is the visitor's own.
    sessionStorage.setItem('obriy.newDocument', String(Date.now()));
  });
  afterEach(() => {
    document.querySelector('script')?.remove();
    sessionStorage.clear();
  });
  const answerWith = (answer: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const lost = new LoadFailure('Unable to load a part of the site');
  const gateway = async (): Promise<Response> => new Response(null, { status: 502 });

  it.each([
    ['nobody can be reached', async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))],
    ['a gateway has nobody behind it', gateway],
  ])('that there is no connection when %s; trying again in vain changes nothing', async (_, nobody) => {
    const asked = answerWith(nobody);
    const alert = await renderFailure(lost, 'en');
    await waitFor(() => expect(alert).toHaveTextContent('No connection to the site'));
    expect(alert).not.toHaveTextContent('updated');
    // It would leave for the browser's own page of errors.
    expect(screen.queryByRole('link', { name: 'To the home page' })).not.toBeInTheDocument();
    const before = asked.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('that there is no connection, at once, when the browser says so', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerWith(gateway);
    expect(await renderFailure(lost, 'ua')).toHaveTextContent('Немає звʼязку із сайтом');
  });

  it('that a part did not load, when its release is gone: the site is there', async () => {
    const asked = answerWith(async () => new Response(null, { status: 404 }));
    const alert = await renderFailure(lost, 'en');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(alert).toHaveTextContent('A part of the site did not load');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  });
});

it('admits a fault of its own, and shows nothing of its insides', async () => {
  const alert = await renderFailure(new TypeError('x is undefined'), 'ua');
  expect(alert).toHaveTextContent('Сторінку не вдалося показати');
  expect(alert).not.toHaveTextContent('undefined');
  expect(screen.getByRole('link', { name: '+380 32 200 00 00' })).toHaveAttribute('href', 'tel:+380322000000');
});
