import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { fixDate } from '../../../support/fixedDate.ts';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { renderOnServer } from '../../../support/backend/renderOnServer.ts';
import { hydratedSite } from '../../../support/site/hydratedSite.tsx';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { specBackend } from '../../../support/backend/specBackend.ts';

const backend = backendOfTests();
const flat = '/en/projects/lypa/plan/flat/a-1-3-9';
const key = 'obriy.eligibility';
const answers = { age: '35', people: '3', groups: ['veterans'], owned: '0', money: '700000' };

beforeEach(() => {
  fixDate('2026-11-20T10:00Z');
  localStorage.clear();
});

const programme = async () => within(await screen.findByRole('region', { name: 'State programme' }));
const field = (name: RegExp) => screen.findByRole('textbox', { name });

async function open(path = flat) {
  const requested: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requested.push(input instanceof Request ? input.url : String(input));
    return backend.fetch(input, init);
  };
  const site = await renderSite({ path, fetch });
  await screen.findByRole('heading', { name: 'Could you get a state mortgage?' });
  return { ...site, requested };
}

async function openQuestions(path = flat) {
  const site = await open(path);
  await site.user.click(await screen.findByText('Answer five questions'));
  await field(/^How old/);
  return site;
}

describe('a state mortgage for a flat', () => {
  it('is judged from five answers by keyboard, with the reason, the monthly sum and the documents', async () => {
    const { user, requested, router } = await openQuestions();
    expect(screen.getByText('When all the rules are met: may be eligible; the bank decides.')).toBeInTheDocument();
    expect(screen.getByText(/^Answer the questions, and/)).toBeInTheDocument();

    (await field(/^How old/)).focus();
    await user.keyboard('35{Tab}1{Tab}60{Tab}600000{Tab}');
    // 60 m² is above the norm for one person, and disqualifies the household.
    expect((await programme()).getByText('Not eligible by these rules')).toBeInTheDocument();
    expect((await programme()).getByText(/^You own 60 m²; 1 person may own less than 52.5 m²/)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Veterans' })).toHaveFocus();
    await user.keyboard(' ');
    expect(await screen.findByText('The flat has 60 m²; the limit for 1 person is 52.5 m².')).toBeInTheDocument();
    await user.type(await field(/^How many people/), '{Backspace}2');
    expect(await (await programme()).findByText('You may be eligible')).toBeInTheDocument();
    // 2,400,000 at 7 % over 240 months.
    expect((await programme()).getByText('₴18,607 a month')).toBeInTheDocument();
    expect((await programme()).getByText(/^With ₴600,000 down, over 20 years/)).toBeInTheDocument();
    expect((await programme()).getByText('Your passport')).toBeInTheDocument();
    expect(screen.getByText('When all the rules are met: may be eligible; the bank decides.')).toBeInTheDocument();

    // The answers stay on the device: in no address, and in no request.
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      ...answers,
      people: '2',
      owned: '60',
      money: '600000',
    });
    expect(router.state.location.search).toBe('');
    expect(requested.filter((url) => url.includes('eligibility'))).toEqual([
      'http://backend.test/api/projects/lypa/eligibility',
    ]);
    expect(requested.join()).not.toMatch(/veterans|600000/);
    const link = (await programme()).getByRole('link', { name: 'Calculate this loan' });
    expect(link).toHaveAttribute(
      'href',
      '/en/projects/lypa/bond?flat=a-1-3-9&price=3000000&area=60&way=mortgage&programme=state_7',
    );
    await user.click(screen.getByRole('button', { name: 'Forget my answers' }));
    expect(localStorage.getItem(key)).toBeNull();
    expect(await field(/^How much do you have/)).toHaveValue('');
  });

  it('is judged again from stored answers, also in the calculator, with the price and area there', async () => {
    localStorage.setItem(key, JSON.stringify(answers));
    const { go } = await openQuestions('/en/projects/lypa/bond?price=3000000&area=60&way=mortgage&programme=state_7');
    expect((await programme()).getByText('You may be eligible')).toBeInTheDocument();
    await go('/en/projects/lypa/bond?price=3061000&area=60&way=mortgage&programme=state_7#eligibility');
    expect(await screen.findByText('The flat costs ₴51,017 per m²; the cap is ₴51,000.')).toBeInTheDocument();
  });

  it('shows which rules may be outdated, with their source and day', async () => {
    await openQuestions();
    const rules = await programme();
    // The prices of the fixture are of February.
    expect(rules.getByText(/^Some of the rules were last checked more than 180 days ago/)).toBeInTheDocument();
    const price = rules.getByText('Highest price').closest('div');
    expect(price).toHaveTextContent(/₴51,000 per m².*The price list, as of 1 February 2026.*May be out of date\./);
    expect(rules.getByText('Age of the development').closest('div')).not.toHaveTextContent('out of date');
    expect(rules.getByRole('link', { name: 'The norms', hidden: true })).toHaveAttribute(
      'href',
      'https://state.example/norms',
    );
  });

  it('shows the other language with the given answers, also where the flat is known in both', async () => {
    const { user, go } = await open();
    await go(flat.replace('/en', ''));
    await screen.findByRole('heading', { name: 'Чи дадуть вам державну іпотеку?' });
    await go(flat);
    await user.click(await screen.findByText('Answer five questions'));
    await user.type(await field(/^How old/), '35');
    await go(flat.replace('/en', ''));
    const age = await field(/^Скільки років/);
    await waitFor(() => expect(age).toHaveValue('35'));
  });

  it.each([
    ['20', 'Кредит дають тим, кому вже виповнилося 21.'],
    ['71', /^Наприкінці кредиту вік позичальника не може перевищувати 71,/],
  ])('says in Ukrainian why the age %s does not fit, by limits of any number', async (age, reason) => {
    localStorage.setItem(key, JSON.stringify({ ...answers, age }));
    const limits = { '"from":18': '"from":21', '"to_end":70': '"to_end":71', '"under_age":26': '"under_age":21' };
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await backend.fetch(input, init);
      const text = await response.text();
      const changed = Object.entries(limits).reduce((all, [from, to]) => all.replaceAll(from, to), text);
      return new Response(changed, response);
    };
    const { user } = await renderSite({
      path: '/projects/lypa/bond?price=3000000&area=60&way=mortgage&programme=state_7&percent=15',
      fetch,
    });
    await user.click(await screen.findByText('Відповісти на пʼять запитань'));
    const rules = within(await screen.findByRole('region', { name: 'Державна програма' }));
    expect(rules.getByText(reason)).toBeInTheDocument();
    expect(rules.getByText('Вік').closest('div')).toHaveTextContent('від 21; наприкінці кредиту — не більше ніж 71');
    expect(rules.getByText('від 10% для покупців, яким не виповнилося 21')).toBeInTheDocument();
    expect(
      screen.getByText(/^Внесок менший за 20% — лише для покупців, яким не виповнилося 21\.$/),
    ).toBeInTheDocument();
  });

  it('corrects impossible values when a field loses the focus, and drops invalid stored ones', async () => {
    localStorage.setItem(key, '{"age":35,"groups":"all","money":["1"]}');
    const { user } = await openQuestions();
    const age = await field(/^How old/);
    expect(age).toHaveValue('');
    await user.type(age, '7');
    expect(age).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(age).toHaveAccessibleDescription('Enter an age from 16 to 100.');
  });

  it.each([flat, '/en/projects/lypa/bond?price=3000000&way=mortgage&programme=state_7'])(
    'opens by its link on %s, also again after it was closed',
    async (path) => {
      const { user } = await open(path);
      const link = await screen.findByRole('link', { name: 'State mortgage: could you get it?' });
      for (let press = 0; press < 2; press += 1) {
        await user.click(link);
        expect(await field(/^How old/)).toBeVisible();
        await user.click(screen.getByText('Answer five questions'));
        await waitFor(() => expect(screen.queryByRole('textbox', { name: /^How old/ })).not.toBeInTheDocument());
      }
    },
  );

  it('is not offered for a flat that is sold or without a price', async () => {
    for (const id of ['a-1-4-12', 'a-1-5-15']) {
      const { html } = await renderOnServer({ path: flat.replace('a-1-3-9', id), fetch: backend.fetch });
      expect(html).not.toContain('state mortgage');
    }
  });

  it('asks its questions also when they were opened before hydration', async () => {
    const { html, state } = await renderOnServer({ path: flat, fetch: backend.fetch });
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.append(root);
    const summary = screen.getByText('Answer five questions');
    const toggled = new Promise((resolve) => summary.closest('details')?.addEventListener('toggle', resolve));
    await userEvent.click(summary);
    await toggled;
    const { site } = await hydratedSite({ path: flat, fetch: backend.fetch, state });
    // Only development builds of React compare attributes.
    const warnings = jest.spyOn(console, 'error').mockImplementation(() => {});
    const hydrated = await act(async () => hydrateRoot(root, site));
    expect(await field(/^How old/)).toBeVisible();
    await act(async () => hydrated.unmount());
    root.remove();
    warnings.mockRestore();
  });

  it('is not offered where the backend has no rules', async () => {
    const { html } = await renderOnServer({
      path: '/en/projects/lypky/plan/flat/a-1',
      fetch: specBackend({
        responses: { '/api/projects/lypky/plannings': [{ id: 'a-1', price: 3_000_000_00, total_area: 60 }] },
      }).fetch,
    });
    expect(html).toContain('₴3,000,000');
    expect(html).not.toMatch(/state mortgage/i);

    const without: typeof fetch = async (input, init) =>
      (input instanceof Request ? input.url : String(input)).endsWith('/api/extensions')
        ? Response.json({ data: ['flat_pdf'] })
        : backend.fetch(input, init);
    await renderSite({ path: flat, fetch: without });
    await screen.findByRole('table', { name: 'The full cost of buying' });
    await waitFor(() => expect(screen.queryByText('Could you get a state mortgage?')).toBeNull());
  });
});
