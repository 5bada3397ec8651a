import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { selectLeads, selectUnseenLeads } from '#entities/lead';
import { ConsultationBlock } from '#features/consultation';
import { defaultSettings, type Settings } from '#shared/config';
import { createTranslations, loadNamespace } from '#shared/i18n';
import { LanguageProvider, locationChanged, pageLeft } from '#shared/routing';
import { nextTask } from '#shared/tasks';
import { makeStore } from '../../../../src/app/store.ts';
import { openDrafts } from '../../../../src/shared/form/draft/draftStore.ts';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { revealAll } from '../../../support/site/revealAll.ts';
import { takeTime } from '../../../support/stores/takeTime.ts';

const backend = backendOfTests();

const block = async (
  given: Partial<Settings> = {},
  fetch: typeof globalThis.fetch = backend.fetch,
  enhancers: readonly StoreEnhancer[] = [],
) => {
  const settings = { ...defaultSettings, host: 'http://backend.test', ...given };
  const store = makeStore({ fetch, enhancers, preloadedState: { settings } });
  const translations = createTranslations(loadNamespace);
  await translations.load('en', ['common', 'consultation', 'form', 'lead']);
  return {
    store,
    element: (
      <Provider store={store}>
        <LanguageProvider language="en" defaultLanguage="ua">
          <I18nextProvider i18n={translations.of('en')}>
            <ConsultationBlock />
          </I18nextProvider>
        </LanguageProvider>
      </Provider>
    ),
  };
};

const phone = () => screen.getByLabelText('Phone');
/** Waits until the lazy form has replaced the plain one, with a phone number in it. */
const hydrate = async (user: ReturnType<typeof userEvent.setup>) => {
  const plain = phone();
  revealAll();
  await waitFor(() => expect(plain).not.toBeInTheDocument());
  await user.type(phone(), '0671234567');
  expect(phone()).toHaveValue('+380 67 123 45 67');
  takeTime();
};

it('is readable and can be filled in before any script', async () => {
  const { element } = await block();
  const html = renderToString(element);
  expect(html).toContain('<form');
  expect(html).toContain('name="phone"');
  expect(html).toContain('Ask for advice');
});

it('keeps what was typed before its code loaded, and the focus', async () => {
  const user = userEvent.setup();
  const { element } = await block();
  render(element);
  const name = screen.getByLabelText('Your name');
  await user.type(name, 'Olha');
  revealAll();
  await user.type(name, ' Melnyk');
  expect(name).toHaveFocus();
  await user.click(document.body);
  await waitFor(() => expect(name).not.toBeInTheDocument());
  expect(screen.getByLabelText('Your name')).toHaveValue('Olha Melnyk');
});

it('keeps the consent that was ticked by its words, which take no focus', async () => {
  const user = userEvent.setup();
  const { element } = await block();
  render(element);
  const plain = phone();
  await user.type(screen.getByLabelText('Your name'), 'Olha');
  await user.type(plain, '0671234567');
  const words = screen.getByText(/^I agree/);
  await user.pointer({ keys: '[MouseLeft>]', target: words });
  revealAll();
  // The code of the form is there before the press ends.
  await act(async () => void (await import('../../../../src/features/consultation/LiveConsultation.tsx')));
  await act(nextTask);
  await user.pointer({ keys: '[/MouseLeft]', target: words });
  expect(screen.getByRole('checkbox')).toBeChecked();
  await user.click(document.body);
  await waitFor(() => expect(plain).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(phone()).toHaveValue('+380 67 123 45 67');
});

it('replaces the plain form after a press in it that ends elsewhere', async () => {
  const user = userEvent.setup();
  const { element } = await block();
  render(element);
  const plain = phone();
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText(/^I agree/) });
  revealAll();
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  await waitFor(() => expect(plain).not.toBeInTheDocument());
});

it('loses nothing that is typed while the lazy form replaces the plain one', async () => {
  const user = userEvent.setup();
  const { element, store } = await block();
  render(element);
  const name = screen.getByLabelText('Your name');
  await user.type(name, 'Olha');
  let between: boolean | undefined;
  store.subscribe(() => queueMicrotask(() => (between ??= name.isConnected)));
  await user.click(document.body);
  await waitFor(() => expect(screen.getByLabelText('Your name')).not.toBe(name));
  expect(between).toBe(false);
});

it('offers the hours when the visitor begins with them', async () => {
  const user = userEvent.setup();
  const { element } = await block();
  render(element);
  revealAll();
  await user.click(await screen.findByRole('combobox', { name: 'When to call' }));
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
});

it('sends the question with consent, and shows thanks', async () => {
  const user = userEvent.setup();
  const { element, store } = await block();
  render(element);
  await hydrate(user);
  await user.type(screen.getByLabelText('Your name'), 'Olha');
  await user.type(screen.getByLabelText(/^Email/), 'olha@mail');
  await user.click(screen.getByRole('button', { name: 'Ask for advice' }));
  expect(screen.getByText('Please enter a valid mailing address.')).toBeInTheDocument();
  expect(screen.getByText('The field is required.')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Email/), '.example');
  await user.click(screen.getByRole('checkbox'));
  const before = backend.leads.length;
  await user.click(screen.getByRole('button', { name: 'Ask for advice' }));
  expect(
    await screen.findByText('Your question is with our managers. They will contact you shortly.'),
  ).toBeInTheDocument();
  expect(backend.leads).toHaveLength(before + 1);
  expect(JSON.stringify(store.getState())).not.toContain('671234567');

  await user.click(screen.getByRole('button', { name: 'Ask something else' }));
  expect(screen.getByLabelText('Your name')).toHaveValue('');
  expect(backend.leads).toHaveLength(before + 1);
});

it('submits at once what was submitted before its code loaded', async () => {
  const user = userEvent.setup();
  const { element } = await block();
  render(element);
  await user.type(screen.getByLabelText('Your name'), 'Olha');
  await user.click(screen.getByRole('button', { name: 'Ask for advice' }));
  expect(await screen.findAllByText('The field is required.')).toHaveLength(2);
  expect(screen.getByLabelText('Your name')).toHaveValue('Olha');
});

it('submits at once what was submitted while its code was loading, by a tap without focus', async () => {
  const user = userEvent.setup();
  const { element } = await block();
  render(element);
  await user.type(screen.getByLabelText('Your name'), 'Olha');
  await user.click(document.body);
  revealAll();
  // As in Safari: a tapped button has no focus.
  fireEvent.click(screen.getByRole('button', { name: 'Ask for advice' }));
  expect(await screen.findAllByText('The field is required.')).toHaveLength(2);
});

describe('without its code', () => {
  const live = '../../../../src/features/consultation/LiveConsultation.tsx';
  afterEach(() => jest.dontMock(live));

  it('says that it could not send, and submits at a later press', async () => {
    const user = userEvent.setup();
    const { element } = await block();
    render(element);
    await user.type(screen.getByLabelText('Your name'), 'Olha');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    jest.doMock(live, () => {
      throw new Error('Lost');
    });
    const send = screen.getByRole('button', { name: 'Ask for advice' });
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here: call us');
    jest.dontMock(live);
    await user.click(send);
    expect(await screen.findAllByText('The field is required.')).toHaveLength(2);
    expect(screen.getByLabelText('Your name')).toHaveValue('Olha');
  });
});

it('sends nothing when a program filled the hidden field before its code loaded', async () => {
  const user = userEvent.setup();
  const { element } = await block();
  const { container } = render(element);
  await user.type(screen.getByLabelText('Your name'), 'Olha');
  await user.click(screen.getByRole('checkbox'));
  fireEvent.change(container.querySelector('input[name="website"]') as HTMLInputElement, {
    target: { value: 'https://spam.example' },
  });
  const plain = phone();
  await user.click(document.body);
  await waitFor(() => expect(plain).not.toBeInTheDocument());
  await user.type(phone(), '0671234567');
  const before = backend.leads.length;
  await user.click(screen.getByRole('button', { name: 'Ask for advice' }));
  expect(await screen.findByText(/Please press the button once more\.$/)).toBeVisible();
  expect(backend.leads).toHaveLength(before);
});

/** A backend that refuses the question. */
const fetchWith =
  (respond: () => Promise<Response>): typeof fetch =>
  async (input, init) =>
    new Request(input, init).url.endsWith('/api/consultations') ? respond() : backend.fetch(input, init);

const submit = async (fetch: typeof globalThis.fetch) => {
  const user = userEvent.setup();
  const { element, store } = await block({ failureNotices: 'inline' }, fetch);
  render(element);
  await hydrate(user);
  await user.type(screen.getByLabelText('Your name'), 'Olha');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Ask for advice' }));
  return { store, element };
};
const leave = ({ dispatch }: Awaited<ReturnType<typeof block>>['store']) =>
  act(() => {
    dispatch(pageLeft('/'));
    dispatch(locationChanged({ pathname: '/en/about', search: '', hash: '' }));
  });

it('keeps everything and offers the phone when it is refused', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await submit(fetchWith(async () => Response.json({}, { status: 422 })));
  expect(await screen.findByRole('alert')).toHaveTextContent('+380 32 200 00 00');
  expect(phone()).toHaveValue('+380 67 123 45 67');
  const drafts = openDrafts();
  await waitFor(async () => expect(await drafts.read('consultation')).toMatchObject({ values: { name: 'Olha' } }));
  drafts.close();
});

it('does not show on another page that sending has failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { store } = await submit(fetchWith(async () => Response.json({}, { status: 422 })));
  expect(await screen.findByRole('alert')).toBeVisible();
  leave(store);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(phone()).toHaveValue('+380 67 123 45 67');
});

it('stores the question without a network, and shows when it has been sent', async () => {
  let away = true;
  const before = backend.leads.length;
  const { store } = await submit(async (input, init) => {
    if (away) throw new TypeError('Failed to fetch');
    return backend.fetch(input, init);
  });
  expect(await screen.findByText('Your request is safe')).toBeVisible();
  expect(JSON.stringify(store.getState())).not.toContain('671234567');
  away = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Your question is with our managers. They will contact you shortly.')).toBeVisible();
  expect(backend.leads).toHaveLength(before + 1);
});

it('keeps what was typed over a reload', async () => {
  const user = userEvent.setup();
  const before = render((await block()).element);
  await hydrate(user);
  await user.type(screen.getByLabelText(/looking for/), 'Two rooms');
  before.unmount();
  const { element } = await block();
  render(element);
  revealAll();
  await waitFor(() => expect(phone()).toHaveValue('+380 67 123 45 67'));
  expect(screen.getByLabelText(/looking for/)).toHaveValue('Two rooms');
});

it('restores the fields that the browser does not restore on Back', async () => {
  const user = userEvent.setup();
  const before = render((await block()).element);
  await hydrate(user);
  await user.type(screen.getByLabelText('Your name'), 'Olha');
  await user.type(screen.getByLabelText(/looking for/), 'Two rooms');
  await user.click(screen.getByRole('checkbox'));
  before.unmount();
  const { element } = await block();
  render(element);
  // The browser restores these before scripts run.
  fireEvent.input(phone(), { target: { value: '+380 67 123 45 67' } });
  fireEvent.input(screen.getByLabelText(/looking for/), { target: { value: 'Two rooms' } });
  revealAll();
  await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Olha'));
  expect(phone()).toHaveValue('+380 67 123 45 67');
  // The visitor sees no tick.
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('does not mix another question with the one that was typed before', async () => {
  const user = userEvent.setup();
  const before = render((await block()).element);
  await hydrate(user);
  await user.type(screen.getByLabelText('Your name'), 'Olha');
  before.unmount();
  const { element, store } = await block();
  render(element);
  fireEvent.input(phone(), { target: { value: '+380 50 111 22 33' } });
  revealAll();
  const drafts = openDrafts();
  // The visitor may leave without another change.
  await waitFor(async () =>
    expect(await drafts.read('consultation')).toMatchObject({ values: { name: '', phone: '+380 50 111 22 33' } }),
  );
  drafts.close();
  expect(screen.getByLabelText('Your name')).toHaveValue('');
  expect(store.getState().consultation).toMatchObject({ draft: { name: '', phone: '+380 50 111 22 33' } });
});

it('shows a backend error at its field until that is changed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup();
  const { element } = await block({ failureNotices: 'inline' });
  render(element);
  await hydrate(user);
  await user.type(screen.getByLabelText('Your name'), 'Olha');
  await user.type(screen.getByLabelText(/^Email/), 'olha..melnyk@mail.example');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Ask for advice' }));
  const summary = await screen.findByRole('group', { name: 'Something is missing or needs correcting' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('Email: We could not accept this.');
  expect(screen.getByLabelText(/^Email/)).toBeInvalid();
  await user.type(screen.getByLabelText(/^Email/), 'x');
  expect(screen.getByLabelText(/^Email/)).toBeValid();
});

it('shows a backend error in the other language, too, until its field is changed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { element } = await submit(
    fetchWith(async () => Response.json({ error: { fields: { email: 'invalid' } } }, { status: 422 })),
  );
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toBeInvalid());
  cleanup();
  render(element);
  revealAll();
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toBeInvalid());
  await userEvent.type(screen.getByLabelText(/^Email/), 'olha@mail.example');
  expect(screen.getByLabelText(/^Email/)).toBeValid();
});

it('keeps what was typed while the request was pending, when it is refused', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { store } = await submit(fetchWith(async () => promise));
  const message = screen.getByLabelText(/looking for/);
  await userEvent.type(message, 'Two rooms');
  await waitFor(() => expect(store.getState().consultation).toMatchObject({ draft: { message: 'Two rooms' } }));
  resolve(Response.json({}, { status: 422 }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(message).toHaveValue('Two rooms');
});

it('leaves it to a notice on another page that the question was refused', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { promise, resolve } = Promise.withResolvers<Response>();
  const respond = jest.fn(async () => promise);
  const { store } = await submit(fetchWith(respond));
  await waitFor(() => expect(respond).toHaveBeenCalled());
  cleanup();
  leave(store);
  resolve(Response.json({}, { status: 422 }));
  await waitFor(() => expect(selectUnseenLeads(store.getState())).toMatchObject([{ status: 'refused' }]));
  // The draft is written before the next test.
  const drafts = openDrafts();
  await waitFor(async () => expect(await drafts.read('consultation')).toMatchObject({ values: { name: 'Olha' } }));
  drafts.close();
});

it('does not show its thanks on another page', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const respond = jest.fn(async () => promise);
  const { store } = await submit(fetchWith(respond));
  await waitFor(() => expect(respond).toHaveBeenCalled());
  cleanup();
  store.dispatch(locationChanged({ pathname: '/en/about', search: '', hash: '' }));
  resolve(Response.json({ data: null }));
  await waitFor(() => expect(selectUnseenLeads(store.getState())).toMatchObject([{ status: 'sent' }]));
  expect(store.getState().consultation).toMatchObject({ lead: null, draft: { name: '' } });
});

it('keeps what is typed on another page when the response comes late', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const respond = jest.fn(async () => promise);
  const { store, element } = await submit(fetchWith(respond));
  await waitFor(() => expect(respond).toHaveBeenCalled());
  cleanup();
  leave(store);
  render(element);
  const plain = phone();
  revealAll();
  await waitFor(() => expect(plain).not.toBeInTheDocument());
  await userEvent.type(screen.getByLabelText(/looking for/), 'Another question');
  await waitFor(() => expect(store.getState().consultation).toMatchObject({ draft: { message: 'Another question' } }));
  resolve(Response.json({ data: null }));
  await waitFor(() => expect(Object.values(selectLeads(store.getState()))).toMatchObject([{ status: 'sent' }]));
  await waitFor(() => expect(Object.values(selectLeads(store.getState()))).toMatchObject([{ watched: false }]));
  expect(screen.getByLabelText(/looking for/)).toHaveValue('Another question');
});

it('shows its thanks in the other language, too, until there is another question', async () => {
  const { element } = await submit(backend.fetch);
  const thanks = 'Your question is with our managers. They will contact you shortly.';
  expect(await screen.findByText(thanks)).toBeVisible();
  cleanup();
  const { unmount } = render(element);
  revealAll();
  expect(await screen.findByText(thanks)).toBeVisible();
  unmount();
  render(element);
  await userEvent.type(screen.getByLabelText('Your name'), 'Ivan');
  const plain = phone();
  await userEvent.click(document.body);
  await waitFor(() => expect(plain).not.toBeInTheDocument());
  expect(screen.getByLabelText('Your name')).toHaveValue('Ivan');
});

it('does not submit again when the page is left after a press before its code loaded', async () => {
  const { element, store } = await block();
  render(element);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Your name'), 'Olha');
  await user.type(phone(), '0671234567');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Ask for advice' }));
  expect(await screen.findByText(/is with our managers/)).toBeVisible();
  leave(store);
  await act(nextTask);
  expect(phone()).toHaveValue('');
  expect(screen.queryByText('The field is required.')).not.toBeInTheDocument();
});

it('works with a state that is older than its slice', async () => {
  const user = userEvent.setup();
  const travelling: StoreEnhancer = (create) => (reducer, state) => {
    const orTravel = (now: never, action: UnknownAction) =>
      action.type === 'travelled' ? action['payload'] : reducer(now, action as never);
    return create(orTravel as unknown as typeof reducer, state);
  };
  const { element, store } = await block({}, backend.fetch, [travelling]);
  render(element);
  await hydrate(user);
  const { consultation: _, ...earlier } = store.getState();
  act(() => void store.dispatch({ type: 'travelled', payload: earlier }));
  expect(phone()).toBeVisible();
});

it('shows an error after the press that left its field, which would lose its target', async () => {
  const user = userEvent.setup();
  const { element } = await block();
  render(element);
  await hydrate(user);
  const email = screen.getByLabelText(/^Email/);
  await user.type(email, 'olha@mail');
  const agreement = screen.getByRole('checkbox');
  await user.pointer({ keys: '[MouseLeft>]', target: agreement });
  expect(agreement).toHaveFocus();
  expect(email).toBeValid();
  await user.pointer({ keys: '[/MouseLeft]', target: agreement });
  expect(agreement).toBeChecked();
  expect(email).toBeInvalid();
});
