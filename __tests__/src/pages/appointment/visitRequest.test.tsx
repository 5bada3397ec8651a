import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import { selectLeads } from '#entities/lead';
import { selectExtensions } from '#shared/api';
import { formatDayOfWeek } from '#shared/format';
import { fixDate } from '../../../support/fixedDate.ts';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { bookingVisitor, heading } from '../../../support/site/bookingVisitor.ts';
import { readServed } from '../../../support/backend/renderOnServer.ts';
import { revealAll } from '../../../support/site/revealAll.ts';
import { serveSite } from '../../../support/backend/serveSite.ts';
import { specBackend, specMailbox } from '../../../support/backend/specBackend.ts';
import { removeClients } from '../../../server/web/builtClient.ts';

afterAll(removeClients);

const visitor = async (backend = specBackend(), path?: string) => {
  const site = await bookingVisitor(backend.fetch, path);
  const { user } = site;
  return {
    ...site,
    chooseDay: async () => {
      await heading('Choose the day');
      const [day] = within(await screen.findByRole('group', { name: 'The nearest days' })).getAllByRole('button');
      if (day !== undefined) await user.click(day);
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await heading('Enter the details');
    },
    send: () => user.click(screen.getByRole('button', { name: 'Request the visit' })),
  };
};

// A Friday.
beforeEach(() => fixDate('2026-11-20T10:00Z'));
const tomorrow = '2026-11-21';

const fieldsOf = (url = '') => Object.fromEntries(new URL(url, 'http://backend.test').searchParams);

it('leads from a day to a call request with it, and to the confirmation', async () => {
  const backend = specBackend({ responses: { '/api/projects/lypky/plannings': [{ id: 'a-12' }] } });
  const site = await visitor(backend, '/en/appointment/select_date?project=lypky&flat=a-12');
  await site.chooseDay();
  await site.user.click(screen.getByRole('button', { name: 'Choose another day' }));
  await site.chooseDay();
  await site.fillDetails();
  await site.send();
  await heading('Thank you');
  await waitFor(() => expect(site.address()).toBe('confirmed'));
  expect(screen.getByText(/Our manager will call you shortly/)).toBeVisible();
  expect(backend.applications().map(({ url }) => fieldsOf(url))).toEqual([
    {
      name: 'Olha Melnyk',
      phone: '+380671234567',
      message: `lypky\nDay of the visit: ${formatDayOfWeek(tomorrow, 'en')} (${tomorrow})\nFlat: a-12`,
      send_mail_to: specMailbox,
    },
  ]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(
    backend.requests.map(({ url }) => url).filter((url) => /centers|slots|holds|visits|receipts/.test(url)),
  ).toEqual([]);
  expect(JSON.stringify([sessionStorage, localStorage, site.store.getState()])).not.toMatch(/Melnyk|671234567/);

  await site.user.click(screen.getByRole('link', { name: 'Choose another day' }));
  await heading('Choose the day');
});

it.each([
  ['a project', 'project=Call%20me%20at%20once&flat=a-12', ''],
  ['a flat', 'project=lypky&flat=Call%20me%20at%20once', 'lypky\n'],
])('leaves out an unknown %s', async (_, query, subject) => {
  const backend = specBackend({ responses: { '/api/projects/lypky/plannings': [{ id: 'a-12' }] } });
  const site = await visitor(backend, `/en/appointment/select_date?${query}`);
  await site.chooseDay();
  await site.fillDetails();
  await site.send();
  await heading('Thank you');
  expect(fieldsOf(backend.applications()[0]?.url).message).toBe(
    `${subject}Day of the visit: ${formatDayOfWeek(tomorrow, 'en')} (${tomorrow})`,
  );
});

it('reports a message that is too long instead of cutting it, and sends one that fits', async () => {
  const backend = specBackend();
  const site = await visitor(backend, '/en/appointment/select_date?project=lypky');
  await site.chooseDay();
  await site.fillDetails();
  const field = screen.getByLabelText(/^What shall we prepare/);
  await site.user.click(field);
  await site.user.paste('я'.repeat(3001));
  await site.send();
  expect(
    await screen.findAllByText('Please shorten this: it has 3001 characters; the limit is 3000.'),
  ).not.toHaveLength(0);
  expect(backend.applications()).toEqual([]);
  await site.user.type(field, '{Backspace}');
  await site.send();
  await heading('Thank you');
  const { message = '' } = fieldsOf(backend.applications()[0]?.url);
  expect(message.length).toBeLessThanOrEqual(4000);
  expect(message).toContain('я'.repeat(3000));
});

describe('a request with a slow response', () => {
  const slowly = async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const backend = specBackend({ application: async () => promise });
    const site = await visitor(backend);
    await site.chooseDay();
    await site.fillDetails();
    await site.send();
    await waitFor(() => expect(backend.applications()).toHaveLength(1));
    const respond = async () => {
      resolve(Response.json('ok'));
      await waitFor(() =>
        expect(Object.values(selectLeads(site.store.getState()))).toMatchObject([{ status: 'sent' }]),
      );
    };
    return { site, respond };
  };

  it('shows an empty form to a visitor who has left the page', async () => {
    const { site, respond } = await slowly();
    await site.go('/en/about');
    await respond();
    expect(await screen.findByText(/^Your request is sent/)).toBeVisible();
    await site.go('/en/appointment/select_date');
    await heading('Choose the day');
    expect(site.store.getState().visitRequest?.draft).toMatchObject({ name: '', day: '' });
  });

  it('lets a visitor leave by a link just before the confirmation', async () => {
    const { site, respond } = await slowly();
    const arrive = site.goSlowly('/en/about');
    await respond();
    await arrive();
    expect(site.router.state.location.pathname).toBe('/en/about');
  });

  it('does not change the draft of another request', async () => {
    const { site, respond } = await slowly();
    await site.go('/en/appointment/select_date');
    await heading('Choose the day');
    const days = within(await screen.findByRole('group', { name: 'The nearest days' })).getAllByRole('button');
    await site.user.click(days.at(-1) as HTMLElement);
    const { draft } = site.store.getState().visitRequest ?? {};
    await respond();
    expect(site.store.getState().visitRequest?.draft).toEqual(draft);
    expect(draft).toMatchObject({ name: 'Olha Melnyk', day: expect.not.stringMatching(tomorrow) });
  });
});

describe('a reload', () => {
  const center = (alias: string, name: string) => ({ alias, name, address: null, schedule: [], closures: [] });
  const responses = { '/api/contacts': { centers: [center('central', 'Central'), center('north', 'North')] } };
  const started = async (path: string) => {
    const before = await visitor(specBackend({ responses }), path);
    await before.chooseDay();
    await before.user.type(await screen.findByLabelText('Your name'), 'Olha Melnyk');
    before.unmount();
  };
  const storeDay = async (day: string) => {
    const database = await openDB('obriy-drafts');
    const stored = (await database.get('drafts', 'visitRequest')) as { values: object };
    await database.put('drafts', { ...stored, values: { ...stored.values, day } }, 'visitRequest');
    database.close();
  };

  it('of the details shows them again, with the center of the address', async () => {
    await started('/en/appointment/select_date?center=north');
    const { address } = await visitor(specBackend({ responses }), '/en/appointment/details?center=north');
    await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Olha Melnyk'));
    expect(address()).toBe('details');
    expect(screen.getByText('North')).toBeVisible();
  });

  it('keeps the draft, and follows the center that the address names', async () => {
    await started('/en/appointment/select_date?center=north');
    const site = await visitor(specBackend({ responses }), '/en/appointment/select_date?center=north');
    await waitFor(() => expect(site.store.getState().visitRequest?.draft.name).toBe('Olha Melnyk'));
    expect(await screen.findByRole('radio', { name: 'North' })).toBeChecked();
    await site.go('/en/appointment/select_date?center=central');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Central' })).toBeChecked());
  });

  it.each(['2026-01-09', '2026-13-40', 'soon'])('does not offer the stored day %s', async (day) => {
    await started('/en/appointment/select_date');
    await storeDay(day);
    const { address, store } = await visitor(specBackend({ responses }), '/en/appointment/details');
    await heading('Choose the day');
    await waitFor(() => expect(address()).toBe('select_date'));
    expect(store.getState().visitRequest?.draft).toMatchObject({ name: 'Olha Melnyk', day: '' });
  });
});

it('offers the open days of a center, and names the chosen center', async () => {
  const center = {
    alias: 'central',
    name: 'Central',
    address: '1 Svobody Avenue',
    schedule: [{ weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }],
    closures: [],
  };
  const backend = specBackend({ responses: { '/api/contacts': { centers: [center] } } });
  const site = await visitor(backend);
  await site.user.click(await screen.findByRole('radio', { name: /Central/ }));
  revealAll();
  const saturday = '2026-11-28';
  const field = await screen.findByLabelText('Day of the visit');
  await site.user.type(field, `${(saturday ?? '').split('-').toReversed().join('-')}{Enter}`);
  expect(await screen.findByText(/^We are closed on Saturday/)).toBeVisible();
  await site.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(site.address()).toBe('select_date');

  await site.chooseDay();
  expect(screen.getByText('Central, 1 Svobody Avenue')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Another day or centre' })).toBeVisible();
  await site.fillDetails();
  await site.send();
  await heading('Thank you');
  expect(fieldsOf(backend.applications()[0]?.url).message).toMatch(
    /^Day of the visit: (?!Saturday|Sunday).+\nSales centre: Central, 1 Svobody Avenue$/,
  );
});

it('is used for a backend that fails unknown calls, too', async () => {
  const site = await visitor(specBackend({ unknown: () => Response.json({}, { status: 500 }) }));
  await site.chooseDay();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('when extensions and centers fail for a moment, and contacts do not', () => {
  const reference = backendOfTests();
  const outage = () => {
    const out = { now: true };
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      return out.now && /^\/api\/(?:extensions|centers)$/.test(new URL(request.url).pathname)
        ? new Response('', { status: 503 })
        : reference.fetch(request);
    };
    return { out, fetch };
  };
  const comeBack = () => fireEvent(window, new Event('online'));

  it('books visits as soon as they respond again', async () => {
    const { out, fetch } = outage();
    await bookingVisitor(fetch);
    await screen.findByRole('group', { name: 'The nearest days' });
    out.now = false;
    comeBack();
    await waitFor(() => expect(screen.queryByRole('group', { name: 'The nearest days' })).not.toBeInTheDocument());
    expect(await screen.findByRole('radio', { name: /Central/ })).toBeVisible();
  });

  it('keeps a request that was begun', async () => {
    const { out, fetch } = outage();
    const { user, store, ...site } = await bookingVisitor(fetch);
    const [day] = within(await screen.findByRole('group', { name: 'The nearest days' })).getAllByRole('button');
    if (day !== undefined) await user.click(day);
    out.now = false;
    comeBack();
    await waitFor(() => expect(selectExtensions(store.getState())).toContain('visits'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('Enter the details');
    expect(site.address()).toBe('details');
  });

  it('is rendered on the server in time, however slow the extensions are', async () => {
    const site = await serveSite({
      settings: {},
      deadline: 2500,
      blockTimeout: 0,
      parts: [
        {
          register: async (server) => {
            server.get('/api/extensions', () => new Promise(() => undefined));
            server.get('/api/*', async (request, reply) => {
              const response = await reference.fetch(`http://backend.test${request.url}`);
              return reply.type('application/json').send(await response.text());
            });
          },
        },
      ],
    });
    // Loading code for the first time may take longer than the deadline.
    await site.get('/appointment/select_date');
    const { statusCode, headers, body } = await site.get('/en/appointment/select_date');
    expect([statusCode, headers['cache-control'], body.includes('value="central"')]).toEqual([
      200,
      expect.stringContaining('s-maxage'),
      true,
    ]);
    await site.server.close();
  });
});

it('accepts no past day, and names a missing one', async () => {
  const site = await visitor();
  await heading('Choose the day');
  await site.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Choose the day of your visit.')).toBeVisible();
  revealAll();
  const yesterday = '19-11-2026';
  await site.user.type(await screen.findByLabelText('Day of the visit'), `${yesterday}{Enter}`);
  expect(await screen.findByText(/^This day is in the past/)).toBeVisible();
});

it.each(['select_time', 'details', 'confirmed'])('leads from a link to %s to the first step', async (step) => {
  const { address } = await visitor(specBackend(), `/en/appointment/${step}`);
  await heading('Choose the day');
  await waitFor(() => expect(address()).toBe('select_date'));
});

it('restores the day and what was typed after a reload', async () => {
  const before = await visitor();
  await before.chooseDay();
  await before.user.type(await screen.findByLabelText('Your name'), 'Olha Melnyk');
  before.unmount();
  const after = await visitor();
  await waitFor(() =>
    expect(after.store.getState().visitRequest?.draft).toMatchObject({ name: 'Olha Melnyk', day: tomorrow }),
  );
});

it('keeps what was typed after a refusal', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const site = await visitor(specBackend({ application: () => Response.json({}, { status: 400 }) }));
  await site.chooseDay();
  await site.fillDetails();
  await site.send();
  await waitFor(() => expect(log).toHaveBeenCalledWith('The request for a visit was not accepted:', 400));
  expect(screen.getByLabelText('Your name')).toHaveValue('Olha Melnyk');
  expect(site.address()).toBe('details');
});

it('is rendered on the server as its first step, in both languages', async () => {
  for (const [path, words] of [
    ['/appointment/select_date', 'Запис на візит'],
    ['/en/appointment/details', 'Book a visit'],
  ] as const) {
    const { status, headings } = await readServed({ path, fetch: specBackend().fetch });
    expect([status, headings]).toEqual([200, [words]]);
  }
});

it('shows for a private link that visits are not shown here, and the phone', async () => {
  const backend = specBackend();
  await bookingVisitor(backend.fetch, `/en/appointment/visit#V-1.${'a'.repeat(32)}`);
  expect(await screen.findByText('Your visit cannot be opened here')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: /\d{2}/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
