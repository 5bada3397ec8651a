import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { defaultSettings, settingsSlice, useOrigin } from '#shared/config';

function Origin() {
  return <p>{useOrigin() ?? 'unknown'}</p>;
}

function page(origin: string | null) {
  const store = configureStore({
    reducer: { settings: settingsSlice.reducer },
    preloadedState: { settings: { ...defaultSettings, origin } },
  });
  return (
    <Provider store={store}>
      <Origin />
    </Provider>
  );
}

it('is the setting, on the server and in a browser', () => {
  expect(renderToString(page('https://obriy.example'))).toBe('<p>https://obriy.example</p>');
  render(page('https://obriy.example'));
  expect(screen.getByText('https://obriy.example')).toBeVisible();
});

it('without the setting is nothing on the server, and the address bar once the page is alive', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(null));
  expect(root).toHaveTextContent('unknown');
  const alive = await act(async () => hydrateRoot(root, page(null)));
  expect(root).toHaveTextContent(window.location.origin);
  act(() => alive.unmount());
});
