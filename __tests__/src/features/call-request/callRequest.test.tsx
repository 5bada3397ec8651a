import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectUnseenLeads } from '#entities/lead';
import { callRequestSlice } from '#features/call-request';
import type { Settings } from '#shared/config';
import { backendOfTests, startBackend, townContent } from '../../../support/backend/backend.ts';
import { fixDate } from '../../../support/fixedDate.ts';
import { renderOnServer } from '../../../support/backend/renderOnServer.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { revealAll } from '../../../support/site/revealAll.ts';
import { takeTime } from '../../../support/stores/takeTime.ts';

const backend = backendOfTests({ leadsPerPhone: 100, leadsPerMinute: 100 });
beforeEach(() => {
  window.dataLayer = [];
});

type Site = Awaited<ReturnType<typeof renderSite>>;

const open = async ({ user }: Site) => {
  const quickActions = within(screen.getByRole('complementary'));
  await user.click(quickActions.getByRole('button'));
  return screen.findByRole('dialog', { name: /^(?:Request a call|Замовити дзвінок)$/ });
};

const fill = async ({ user }: Site, dialog: HTMLElement) => {
  const form = within(dialog);
  await user.click(form.getByLabelText('Your name'));
  await user.paste('Olha Melnyk');
  await user.click(form.getByLabelText('Phone'));
  await user.paste('0671234567');
  await user.click(form.getByRole('checkbox'));
};

const submit = (dialog: HTMLElement) => {
  takeTime();
  return within(dialog).getByRole('button', { name: 'Request a call' });
};

describe('the quick actions and the footer', () => {
  it.each([
    ['/en/projects/lypa/docs', 'lypa'],
    ['/en/projects/lypa/plan/flat/a-1-2-5', 'lypa'],
    ['/en/projects/nobody/about', null],
    ['/en/projects/constructor/about', null],
    ['/en/projects', null],
  ])('on %s are about the project %s', async (path, project) => {
    const { html } = await renderOnServer({ path, fetch: backend.fetch });
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const links = ['aside[aria-label="Quick actions"] a', 'footer a[href*="request_call"]'].flatMap((selector) => [
      ...body.querySelectorAll<HTMLAnchorElement>(selector),
    ]);
    expect(links.map(({ href }) => new URL(href).searchParams.get('project'))).toEqual([project, project, project]);
  });

  it('open a call request with the project of the page', async () => {
    const site = await renderSite({ path: '/en/projects/lypa/docs', fetch: backend.fetch });
    const dialog = await open(site);
    await fill(site, dialog);
    await site.user.click(submit(dialog));
    await screen.findByText(/The call has been successfully requested/);
    expect(backend.leads.at(-1)).toMatchObject({ lead: { project: 'lypa' } });
    await site.go('/en/about');
    expect(within(await open(site)).getByRole('combobox', { name: /^Development/ })).toHaveValue('');
  });

  it('name that project also before the list of developments has loaded, and offer it', async () => {
    const loaded = Promise.withResolvers<void>();
    const site = await renderSite({
      path: '/en/projects/lypa/docs',
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (request.url.endsWith('/api/projects')) await loaded.promise;
        return backend.fetch(request);
      },
    });
    const field = within(await open(site)).getByRole('combobox', { name: /^Development/ });
    await waitFor(() => expect(field).toHaveValue('Lypa'));
    await site.user.click(field);
    const list = screen.getByRole('listbox');
    const options = () => [...list.children].map(({ textContent }) => textContent);
    expect(options()).toEqual(['Any development', 'Lypa']);
    loaded.resolve();
    await waitFor(() => expect(options().length).toBeGreaterThan(2));
    expect(field).toHaveValue('Lypa');
  });
});

describe('the call request', () => {
  it('is sent once, confirmed, counted, and then cleared', async () => {
    const site = await renderSite({ path: '/en/404', fetch: backend.fetch });
    const dialog = await open(site);
    await fill(site, dialog);
    await site.user.type(within(dialog).getByLabelText(/^Message/), 'After six');
    const before = backend.leads.length;
    await site.user.dblClick(submit(dialog));
    expect(
      await screen.findByText('The call has been successfully requested. Our manager will contact you shortly.'),
    ).toBeInTheDocument();
    expect(backend.leads).toHaveLength(before + 1);
    expect(JSON.stringify(backend.leads.at(-1))).toContain('+380671234567');
    expect(window.dataLayer).toEqual([{ event: 'request_call', first_name: 'Olha', phone: '+380671234567' }]);
    expect(JSON.stringify(site.store.getState())).not.toMatch(/Melnyk|671234567/);

    await site.user.click(screen.getByRole('button', { name: 'Back to the site' }));
    const again = await open(site);
    expect(within(again).getByLabelText('Your name')).toHaveValue('');
    expect(within(again).getByRole('checkbox')).not.toBeChecked();
  });

  it.each([
    ['2026-11-23T10:00:00Z', 'today, 12:00–12:30'],
    ['2026-11-26T20:00:00Z', 'tomorrow, 9:00–9:30'],
    ['2026-11-28T10:00:00Z', 'on 30 November, 9:00–9:30'],
  ])('at %s says when to expect the call: %s', async (moment, words) => {
    fixDate(moment);
    const site = await renderSite({ path: '/en/404', fetch: backend.fetch });
    const dialog = await open(site);
    await fill(site, dialog);
    await site.user.click(submit(dialog));
    expect(await screen.findByText(new RegExp(`^Expect the call ${words}`))).toBeVisible();
  });

  it('opens on a double click as on a single one', async () => {
    const { user } = await renderSite({ path: '/en/404', fetch: backend.fetch });
    await user.dblClick(within(screen.getByRole('complementary')).getByRole('button'));
    expect(await screen.findByRole('dialog', { name: 'Request a call' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes on the Back of Android, which browsers report as a close request', async () => {
    const requests = new EventTarget();
    Object.assign(window, {
      CloseWatcher: function CloseWatcher() {
        return Object.assign(requests, { destroy: () => {} });
      },
    });
    const site = await renderSite({ path: '/en/404', fetch: backend.fetch });
    await open(site);
    act(() => void requests.dispatchEvent(new Event('close')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await open(site)).toBeVisible();
    Object.assign(window, { CloseWatcher: undefined });
  });

  it('names the missing fields in the words of the specification', async () => {
    const site = await renderSite({ path: '/en/404', fetch: backend.fetch });
    const dialog = await open(site);
    const before = backend.leads.length;
    await site.user.click(submit(dialog));
    expect(within(dialog).getAllByText('The field is required.')).toHaveLength(3);
    expect(within(dialog).getByRole('group', { name: 'Something is missing or needs correcting' })).toHaveFocus();
    await site.user.click(within(dialog).getByRole('button', { name: 'Your name' }));
    expect(within(dialog).getByLabelText('Your name')).toHaveFocus();
    await site.user.type(within(dialog).getByLabelText('Your name'), 'O');
    expect(within(dialog).getByText('The field must contain a minimum 2 of characters.')).toBeInTheDocument();
    await site.user.type(within(dialog).getByLabelText('Phone'), '067');
    expect(within(dialog).getByText('Please enter the whole phone number.')).toBeInTheDocument();
    await site.user.type(within(dialog).getByLabelText('Phone'), '1234567');
    expect(within(dialog).getByLabelText('Phone')).toHaveAttribute('data-valid', 'true');
    expect(backend.leads).toHaveLength(before);
  });

  it('keeps what was typed when it is closed, and on another page or in another language', async () => {
    const site = await renderSite({ path: '/en/404', fetch: backend.fetch });
    await fill(site, await open(site));
    await site.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await site.go('/about');
    const dialog = await open(site);
    expect(within(dialog).getByLabelText('Ваше імʼя')).toHaveValue('Olha Melnyk');
    expect(within(dialog).getByLabelText('Телефон')).toHaveValue('+380 67 123 45 67');
    expect(within(dialog).getByRole('checkbox')).toBeChecked();
  });

  it('keeps what was typed over a reload, and nothing after it was sent', async () => {
    const before = await renderSite({ path: '/en/404', fetch: backend.fetch });
    await fill(before, await open(before));
    await before.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    before.unmount();
    expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/Melnyk|1234567/);

    const after = await renderSite({ path: '/en/404', fetch: backend.fetch });
    const dialog = await open(after);
    await waitFor(() => expect(within(dialog).getByLabelText('Your name')).toHaveValue('Olha Melnyk'));
    await waitFor(() => expect(within(dialog).getByLabelText('Phone')).toHaveValue('+380 67 123 45 67'));
    expect(within(dialog).getByRole('checkbox')).toBeChecked();
    // At once: a form that was filled in before is not automated.
    await after.user.click(submit(dialog));
    await screen.findByText(/successfully requested/);
    after.unmount();

    const last = await renderSite({ path: '/en/404', fetch: backend.fetch });
    const empty = await open(last);
    expect(within(empty).getByLabelText('Your name')).toHaveValue('');
    expect(last.store.getState().callRequest.draft.name).toBe('');
  });

  it('shows the new state of the store, as in time travel', async () => {
    const site = await renderSite({ path: '/en/404', fetch: backend.fetch });
    const dialog = await open(site);
    await site.user.type(within(dialog).getByLabelText('Your name'), 'Olha');
    await waitFor(() => expect(site.store.getState().callRequest.draft.name).toBe('Olha'));
    const { draft } = site.store.getState().callRequest;
    act(
      () =>
        void site.store.dispatch(
          callRequestSlice.actions.callRequestDraftChanged({
            ...draft,
            name: 'Ivan',
            phone: '0501112233',
            agreement: true,
          }),
        ),
    );
    expect(within(dialog).getByLabelText('Your name')).toHaveValue('Ivan');
    expect(within(dialog).getByLabelText('Phone')).toHaveValue('+380 50 111 22 33');
    expect(within(dialog).getByRole('checkbox')).toBeChecked();
  });

  it('keeps what is being typed when the stored draft arrives', async () => {
    const site = await renderSite({ path: '/en/404', fetch: backend.fetch });
    const dialog = await open(site);
    const { draft, suggested } = site.store.getState().callRequest;
    fireEvent.input(within(dialog).getByLabelText('Your name'), { target: { value: 'Ivan' } });
    const stored = { draft: { ...draft, name: 'Olha', phone: '0501112233' }, suggested };
    act(() => void site.store.dispatch(callRequestSlice.actions.callRequestDraftRestored(stored)));
    expect(within(dialog).getByLabelText('Your name')).toHaveValue('Ivan');
    expect(within(dialog).getByLabelText('Phone')).toHaveValue('+380 50 111 22 33');
    await waitFor(() => expect(site.store.getState().callRequest.draft.name).toBe('Ivan'));
  });

  it('resets its errors when it is opened again', async () => {
    const site = await renderSite({ path: '/en/404', fetch: backend.fetch });
    await site.user.click(submit(await open(site)));
    expect(screen.getAllByText('The field is required.')).toHaveLength(3);
    await site.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open(site);
    expect(screen.queryByText('The field is required.')).toBeNull();
  });

  it('asks for the time of the call, and passes it to the salesperson', async () => {
    const site = await renderSite({ path: '/en/404', fetch: backend.fetch });
    const dialog = await open(site);
    const day = within(dialog).getByLabelText('When to call');
    expect(day).toHaveDisplayValue('As soon as possible');
    await waitFor(() => expect(within(day).getAllByRole('option').length).toBeGreaterThan(2));
    await site.user.selectOptions(day, within(day).getAllByRole('option').at(-1) as HTMLElement);
    const hours = within(dialog).getByLabelText('Hours of the call');
    await site.user.selectOptions(hours, within(hours).getAllByRole('option').at(-1) as HTMLElement);
    await fill(site, dialog);
    await site.user.click(submit(dialog));
    await screen.findByText(/successfully requested/);
    const [wished, from, to] = ((hours as HTMLSelectElement).value || '').split(' ');
    expect(backend.leads.at(-1)?.lead).toMatchObject({
      wish: { day: wished, from, to },
      consent: { version: '2', language: 'en' },
    });
  });

  it('offers the hours of the center that sells the chosen development, and leaves a time that it can meet', async () => {
    fixDate('2026-11-28T19:15:00Z');
    const town = await startBackend({ contentDir: townContent });
    const site = await renderSite({ path: '/en/404', fetch: town.fetch });
    const dialog = await open(site);
    const day = within(dialog).getByLabelText('When to call');
    const choose = async (name: string) => {
      await site.user.click(within(dialog).getByRole('combobox', { name: /^Development/ }));
      await site.user.click(await screen.findByRole('option', { name }));
    };
    await choose('Svitankova 23');
    await site.user.selectOptions(day, await within(day).findByRole('option', { name: /^Mon.30.Nov$/ }));
    const hours = within(dialog).getByLabelText('Hours of the call');
    await site.user.selectOptions(hours, await within(hours).findByRole('option', { name: '12:00–14:00' }));
    expect(within(day).getByRole('option', { name: 'Tomorrow' })).toBeInTheDocument();
    await choose('Obriy Park');
    await waitFor(() => expect(within(day).queryByRole('option', { name: 'Tomorrow' })).not.toBeInTheDocument());
    expect(within(dialog).getByLabelText('Hours of the call')).toHaveDisplayValue('12:00–14:00');
    await town.close();
  });

  it.each([
    ['unknown', () => Response.json({}, { status: 500 })],
    ['not published', () => Response.json({ data: {} })],
  ])('leaves the time out where the hours are %s', async (_, contacts) => {
    const site = await renderSite({
      path: '/en/404',
      fetch: async (input, init) =>
        new Request(input, init).url.endsWith('/api/contacts') ? contacts() : backend.fetch(input, init),
    });
    const dialog = await open(site);
    await waitFor(() => expect(within(dialog).queryByLabelText('When to call')).not.toBeInTheDocument());
    expect(within(dialog).getByLabelText('Phone')).toBeVisible();
  });

  it('requires a second press when autofill has filled the hidden field', async () => {
    const site = await renderSite({ path: '/en/404', fetch: backend.fetch });
    const dialog = await open(site);
    await fill(site, dialog);
    const honeypot = dialog.querySelector('input[name="website"]') as HTMLInputElement;
    expect(within(dialog).queryAllByRole('textbox')).not.toContain(honeypot);
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    fireEvent.change(honeypot, { target: { value: 'https://spam.example' } });
    const before = backend.leads.length;
    await site.user.click(submit(dialog));
    const notice = await within(dialog).findByRole('group', { name: /Please press the button once more\.$/ });
    await waitFor(() => expect(notice).toHaveFocus());
    expect(backend.leads).toHaveLength(before);
    expect(within(dialog).getByLabelText('Your name')).toHaveValue('Olha Melnyk');
    await site.user.click(submit(dialog));
    expect(await screen.findByText(/^The call has been successfully requested/)).toBeVisible();
    expect(backend.leads).toHaveLength(before + 1);
    expect(JSON.stringify(backend.leads.at(-1))).not.toContain('spam.example');
  });

  it('forgets what was undone, above all the consent', async () => {
    const site = await renderSite({ path: '/en/404', fetch: backend.fetch });
    const dialog = await open(site);
    await fill(site, dialog);
    await waitFor(() => expect(site.store.getState().callRequest.draft.agreement).toBe(true));
    await site.user.click(within(dialog).getByRole('checkbox'));
    await site.user.clear(within(dialog).getByLabelText('Your name'));
    await site.user.clear(within(dialog).getByLabelText('Phone'));
    await site.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await open(site);
    expect(within(again).getByLabelText('Your name')).toHaveValue('');
    expect(within(again).getByRole('checkbox')).not.toBeChecked();
  });

  it('writes the chosen development before the text, and to its own recipient', async () => {
    const requested: string[] = [];
    const site = await renderSite({
      path: '/en/404',
      fetch: (input, init) => {
        requested.push(new Request(input, init).url);
        return backend.fetch(input, init);
      },
    });
    const dialog = await open(site);
    await fill(site, dialog);
    await site.user.click(within(dialog).getByRole('combobox', { name: /^Development/ }));
    await site.user.type(within(dialog).getByRole('combobox', { name: /^Development/ }), 'lyp');
    await site.user.click(await screen.findByRole('option', { name: /Lypa/ }));
    await site.user.type(within(dialog).getByLabelText(/^Message/), 'After six');
    await waitFor(() => expect(requested.some((url) => /\/api\/projects\/\w+$/.test(url))).toBe(true));
    await site.user.click(submit(dialog));
    await screen.findByText(/successfully requested/);
    const url = new URL(requested.find((one) => one.includes('/api/application')) ?? '');
    expect(url.searchParams.get('message')).toBe('lypa\nAfter six');
    expect(url.searchParams.get('send_mail_to')).toBe('lypa@obriy.example');
  });
});

describe('a call request about a project whose data', () => {
  const sendAbout = async (project: () => Promise<Response>, fetched: jest.Mock) => {
    const site = await renderSite({
      path: '/en/404',
      fetch: async (input, init) => {
        const { url } = new Request(input, init);
        if (url.includes('/api/application')) fetched(new URL(url).searchParams.get('send_mail_to'));
        return url.endsWith('/api/projects/lypa') ? project() : backend.fetch(input, init);
      },
    });
    act(
      () => void site.store.dispatch(callRequestSlice.actions.callRequestOpened({ project: 'lypa', flat: 'a-1-2-5' })),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Request a call' });
    await fill(site, dialog);
    await site.user.click(submit(dialog));
  };
  const stored = () => backend.leads.at(-1)?.lead;

  it('is loading waits for its recipient', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const fetched = jest.fn();
    let requestCount = 0;
    await sendAbout(async () => {
      requestCount += 1;
      return (await promise).clone();
    }, fetched);
    await waitFor(() => expect(requestCount).toBeGreaterThan(0));
    resolve(await backend.fetch('/api/projects/lypa'));
    await screen.findByText(/successfully requested/);
    expect(fetched).toHaveBeenCalledWith('lypa@obriy.example');
    expect(stored()).toMatchObject({ send_mail_to: 'lypa@obriy.example', project: 'lypa', flat: 'a-1-2-5' });
  });

  it('fails is sent to the recipient that the backend knows', async () => {
    const fetched = jest.fn();
    await sendAbout(async () => Response.json({}, { status: 500 }), fetched);
    await screen.findByText(/successfully requested/);
    expect(fetched).toHaveBeenCalledWith(null);
    expect(stored()).toMatchObject({ send_mail_to: 'lypa@obriy.example', project: 'lypa', flat: 'a-1-2-5' });
  });
});

/** A backend that refuses call requests. */
const fetchWith =
  (respond: () => Response | Promise<Response>): typeof fetch =>
  async (input, init) =>
    new Request(input, init).url.includes('/api/application') ? respond() : backend.fetch(input, init);

describe('a failed call request', () => {
  const refusal = (body: object) => Response.json(body, { status: 422 });

  it.each([
    [422, () => Response.json({}, { status: 422 })],
    [500, () => Response.json({}, { status: 500 })],
    ['PARSING_ERROR', () => new Response('<p>Hello</p>', { headers: { 'Content-Type': 'text/html' } })],
  ])('(%s) is logged without personal data and shows nothing by default', async (status, respond) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const site = await renderSite({ path: '/en/404', fetch: fetchWith(respond) });
    const dialog = await open(site);
    await fill(site, dialog);
    await site.user.click(submit(dialog));
    await waitFor(() => expect(site.store.getState().callRequest.succeeded).toBe(false));
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    expect(within(dialog).getByLabelText('Your name')).toHaveValue('Olha Melnyk');
    expect(log).toHaveBeenCalledWith('The call request was not accepted:', status);
    expect(window.dataLayer).toEqual([]);
  });

  it.each([
    ['a failure', () => Response.json({}, { status: 500 })],
    [
      'a refusal of fields that the form does not show',
      () => refusal({ error: { fields: { project: 'gone', flat: 'sold' } } }),
    ],
    ['a refusal in other words', () => refusal({ message: 'Invalid', errors: { name: ['Too short'] } })],
  ])('shows what to do after %s with inline notices, and keeps what was typed', async (_, respond) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const site = await renderSite({
      path: '/en/404',
      fetch: fetchWith(respond),
      settings: { failureNotices: 'inline' },
    });
    const dialog = await open(site);
    await fill(site, dialog);
    await site.user.click(submit(dialog));
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('call us, or send it again');
    expect(within(alert).getByRole('link', { name: '+380 32 200 00 00' })).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Your name')).toHaveValue('Olha Melnyk');
    await waitFor(() => expect(submit(dialog)).not.toHaveAttribute('aria-busy'));
  });
});

it.each(['none', 'inline'] as const)(
  'without a network is stored, with a notice, then sent, with another (failure notices: %s)',
  async (failureNotices) => {
    let away = true;
    const fetch = fetchWith(async () =>
      away
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Response.json({ data: { number: 'D-26-7', token: 'token-token-token', call_expected: null } }),
    );
    const site = await renderSite({ path: '/en/404', fetch, settings: { failureNotices } });
    const dialog = await open(site);
    await fill(site, dialog);
    await site.user.click(submit(dialog));
    expect(await screen.findByText(/We keep what you wrote on this device/)).toBeVisible();
    expect(screen.getByText('Your request is safe')).toBeVisible();
    expect(JSON.stringify(site.store.getState())).not.toMatch(/Melnyk|671234567/);
    expect(window.dataLayer).toEqual([]);

    away = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/successfully requested/)).toBeVisible();
    expect(screen.getByText('D-26-7')).toBeVisible();
    expect(window.dataLayer).toHaveLength(1);
  },
);

it('announces in data-saving mode, too, that a request waits', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const fetch = fetchWith(async () => Promise.reject(new TypeError('Failed to fetch')));
  const site = await renderSite({ path: '/en/404', fetch });
  const dialog = await open(site);
  await fill(site, dialog);
  await site.user.click(submit(dialog));
  await screen.findByText('Your request is safe');
  await site.user.keyboard('{Escape}');
  expect(await screen.findByText(/^1 request has not been delivered yet/)).toBeVisible();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('a response that arrives after the modal was closed', () => {
  const sendSlowly = async (settings: Partial<Settings> = {}) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const fetch = jest.fn(async () => promise);
    const site = await renderSite({ path: '/en/404', fetch: fetchWith(fetch), settings });
    const dialog = await open(site);
    await fill(site, dialog);
    await site.user.click(submit(dialog));
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await site.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const respond = (response = Response.json({ data: null })) => act(async () => resolve(response));
    return { ...site, respond };
  };

  it.each([
    ['success', 200, /^Your request is sent/],
    ['refusal', 422, /^Your request was not accepted\. Please send it again, or call us/],
    ['failure', 500, /^We do not know whether your request has reached us/],
  ])('announces a %s on the page', async (_, status, words) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { respond } = await sendSlowly({ failureNotices: 'inline' });
    await respond(Response.json({ data: null }, { status }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('shows nothing after a failure by default', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { respond, store } = await sendSlowly();
    await respond(Response.json({}, { status: 500 }));
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(selectUnseenLeads(store.getState())).toEqual([]);
  });

  it('confirms what a form that was opened again still holds', async () => {
    const { respond, ...site } = await sendSlowly();
    await open(site);
    await respond();
    expect(await screen.findByText(/successfully requested/)).toBeVisible();
    expect(screen.queryByText(/^Your request is sent/)).not.toBeInTheDocument();
  });

  it('shows a failure once, in a form that was opened again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { respond, ...site } = await sendSlowly({ failureNotices: 'inline' });
    await open(site);
    await respond(Response.json({}, { status: 500 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('call us, or send it again');
    expect(selectUnseenLeads(site.store.getState())).toEqual([]);
  });

  it('does not confirm or clear a changed form', async () => {
    const { respond, ...site } = await sendSlowly();
    const again = await open(site);
    const { user, store } = site;
    await user.type(within(again).getByLabelText(/^Message/), 'And about another flat');
    await waitFor(() => expect(store.getState().callRequest.draft.message).toBe('And about another flat'));
    await respond();
    await waitFor(() => expect(Object.values(store.getState().leads ?? {})).toMatchObject([{ status: 'sent' }]));
    expect(screen.queryByText(/successfully requested/)).not.toBeInTheDocument();
    expect(within(again).getByLabelText(/^Message/)).toHaveValue('And about another flat');
  });
});

it('accepts any successful response', async () => {
  const site = await renderSite({
    path: '/en/404',
    fetch: async (input, init) =>
      new Request(input, init).url.includes('/api/application')
        ? new Response('<p>ok</p>')
        : backend.fetch(input, init),
  });
  const dialog = await open(site);
  await fill(site, dialog);
  await site.user.click(submit(dialog));
  expect(await screen.findByText(/successfully requested/)).toBeInTheDocument();
});

describe('the page of the call request where scripts run', () => {
  const openPage = async (path = '/en/request_call?project=lypa&flat=a-1-2-5') => {
    const site = await renderSite({ path, fetch: backend.fetch, settings: { plainForms: 'on' } });
    const main = screen.getByRole('main');
    const plain = within(main).getByLabelText('Phone');
    return {
      ...site,
      main,
      form: within(main),
      live: () => waitFor(() => expect(plain).not.toBeInTheDocument()),
    };
  };

  it('takes over what was typed, and behaves as the modal does', async () => {
    const { user, form, main, live, store } = await openPage();
    await user.type(form.getByLabelText('Your name'), 'Olha Melnyk');
    revealAll();
    await user.click(document.body);
    await live();
    expect(form.getByLabelText('Your name')).toHaveValue('Olha Melnyk');
    await user.click(form.getByRole('button', { name: 'Request a call' }));
    expect(form.getByRole('group', { name: 'Something is missing or needs correcting' })).toHaveFocus();
    await user.type(form.getByLabelText('Phone'), '0671234567');
    expect(form.getByLabelText('Phone')).toHaveValue('+380 67 123 45 67');
    await user.click(form.getByRole('checkbox'));
    await waitFor(() => expect(form.getByRole('combobox', { name: /^Development/ })).toHaveValue('Lypa'));
    const before = backend.leads.length;
    await user.click(submit(main));
    expect(await form.findByText(/successfully requested/)).toBeVisible();
    expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(backend.leads).toHaveLength(before + 1);
    expect(backend.leads.at(-1)?.lead).toMatchObject({ project: 'lypa', flat: 'a-1-2-5', phone: '+380671234567' });
    expect(window.dataLayer).toEqual([{ event: 'request_call', first_name: 'Olha', phone: '+380671234567' }]);

    // The quick action opens the existing form.
    await user.click(within(screen.getByRole('complementary')).getByRole('button'));
    await waitFor(() => expect(form.getByLabelText('Your name')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(JSON.stringify(store.getState())).not.toMatch(/Melnyk|671234567/);
  });

  it('sends for a visitor who pressed before its code loaded, and continues in the modal elsewhere', async () => {
    const site = await openPage('/en/request_call');
    const { user, form, main, live } = site;
    await user.type(form.getByLabelText('Your name'), 'Olha Melnyk');
    await user.click(submit(main));
    await live();
    expect(await form.findAllByText('The field is required.')).toHaveLength(2);
    await site.go('/en/404');
    const dialog = await open(site);
    expect(within(dialog).getByLabelText('Your name')).toHaveValue('Olha Melnyk');
  });
});
