import { screen, waitFor, within } from '@testing-library/react';
import { backendOfTests } from '../../support/backend/backend.ts';
import { readServed, renderOnServer } from '../../support/backend/renderOnServer.ts';
import { renderSite } from '../../support/site/renderSite.tsx';
import { specBackend } from '../../support/backend/specBackend.ts';

const backend = backendOfTests();
const show = (path: string, fetch = backend.fetch) => renderSite({ path, fetch });

/** A row of the passport by its name: its text and its day. */
const line = (name: string): string => {
  const term = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name);
  return [...(term?.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent).join(' | ');
};

/** Another company's backend with this passport. */
const backendWith = (passport: object) => {
  const responses = { '/api/extensions': ['passport'], '/api/projects/lypky/passport': passport };
  return specBackend({ responses }).fetch;
};
const claim = { key: 'shelter_places', kind: 'checked', checked: '2026-05-12', value: 80, text: null, document: null };

describe('the passport of a project', () => {
  it('shows each claim with its day, and separates design from checked claims', async () => {
    await show('/en/projects/lypa/passport');
    expect(await screen.findByRole('heading', { level: 1, name: 'Safety and energy passport' })).toBeInTheDocument();
    expect(line('Room for')).toMatch(/^240 peoplechecked on 12\u00a0May 2026Building permit/);
    expect(line('Exits')).toBe('2To the courtyard and the streetchecked on 12\u00a0May 2026');
    expect(line('Energy class')).toMatch(/^Bin the design, as of 3\u00a0February 2026Certificate/);
    expect(line('Heating')).toBe('does not runchecked on 12\u00a0May 2026');
    expect(line('Last drill')).toBe('14\u00a0May 2026Everybody was down in 4 minutes');
    expect(screen.getByRole('link', { name: /^Certificate/ })).toHaveAttribute(
      'href',
      'https://registry.example/energy',
    );
  });

  it('shows it in Ukrainian', async () => {
    await show('/projects/lypa/passport');
    await screen.findByRole('heading', { level: 1, name: 'Паспорт безпеки та енергії' });
    expect(line('Місткість')).toMatch(/^240 людейперевірено 12\u00a0травня 2026/);
    expect(line('Ліфт')).toMatch(/^6 годинза проєктом, звірено 3\u00a0лютого 2026/);
  });

  it('names the buildings that differ, and shows each by a link', async () => {
    const { user, router } = await show('/en/projects/lypa/passport');
    await screen.findByRole('heading', { level: 1 });
    expect(line('Lift')).toBe(
      '6 hoursin the design, as of 3\u00a0February 2026 | House A: 12 hourschecked on 12\u00a0May 2026',
    );
    const nav = screen.getByRole('navigation', { name: 'Passport of a building' });
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Whole development');
    await user.click(within(nav).getByRole('link', { name: 'House A' }));
    expect(router.state.location.search).toBe('?building=a');
    await waitFor(() => expect(line('Lift')).toBe('12 hourschecked on 12\u00a0May 2026'));
    expect(line('Room for')).toMatch(/^240 people/);
  });

  it('is complete in the HTML, with the checked claims as features for search engines', async () => {
    const { html } = await renderOnServer({ path: '/en/projects/lypa/passport?building=a', fetch: backend.fetch });
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(body.querySelectorAll('dt')).toHaveLength(6);
    expect(body.querySelectorAll('main h2')).toHaveLength(4);
    const { jsonLd } = await readServed({
      path: '/en/projects/lypa/passport',
      fetch: backend.fetch,
      origin: 'https://obriy.example',
    });
    expect(JSON.stringify(jsonLd)).toContain(
      '{"@type":"LocationFeatureSpecification","name":"Room for","value":"240 people","validFrom":"2026-05-12"}',
    );
    expect(JSON.stringify(jsonLd)).not.toContain('Energy class');
  });

  it('leaves out claims without a day or a number, and unknown ones', async () => {
    const fetch = backendWith({
      claims: [
        { ...claim, key: 'shelter_exits', checked: undefined, value: 2 },
        { ...claim, key: 'shelter_area', checked: 'in May', value: 300 },
        { ...claim, key: 'shelter_toilets', value: null, text: 'many' },
        { ...claim, key: 'shelter_luxury' },
        claim,
      ],
      buildings: [],
    });
    await show('/en/projects/lypky/passport', fetch);
    await screen.findByRole('heading', { level: 1, name: 'Safety and energy passport' });
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Room for']);
    expect(screen.queryByRole('navigation', { name: 'Passport of a building' })).not.toBeInTheDocument();
  });

  it.each([
    ['a project without one', '/en/projects/dub/passport', backend.fetch],
    ['a project that nobody knows', '/en/projects/atlantis/passport', backend.fetch],
    ['a backend of SPEC.md alone', '/en/projects/lypky/passport', specBackend().fetch],
    [
      'a passport without a dated claim',
      '/en/projects/lypky/passport',
      backendWith({ claims: [{ ...claim, checked: null }], buildings: [] }),
    ],
  ])('is 404 for %s', async (_, path, fetch) => {
    const { status } = await renderOnServer({ path, fetch });
    expect(status).toBe(404);
  });
});

describe('the summary of the passport', () => {
  it.each(['about', 'docs'])('is on the tab %s, each fact with its day', async (tab) => {
    await show(`/en/projects/lypa/${tab}`);
    const link = await screen.findByRole('link', { name: 'Safety and energy passport' });
    expect(link).toHaveAttribute('href', '/en/projects/lypa/passport');
    expect(link.parentElement).toHaveTextContent(
      'shelter for 240 people, checked on 12 May 2026 · lift runs 6 hours without the grid, in the design as of 3 February 2026',
    );
  });

  it('shares a common day', async () => {
    const claims = [claim, { ...claim, key: 'lifts_without_grid', value: 6 }];
    await show('/en/projects/lypky/about', backendWith({ claims, buildings: [] }));
    const link = await screen.findByRole('link', { name: 'Safety and energy passport' });
    expect(link.parentElement).toHaveTextContent(
      'shelter for 80 people · lift runs 6 hours without the grid, checked on 12 May 2026',
    );
  });

  it.each([
    ['a project without a passport', '/en/projects/dub', backend.fetch],
    ['a backend of SPEC.md alone', '/en/projects/lypky', specBackend().fetch],
  ])('is absent for %s', async (_, project, fetch) => {
    for (const tab of ['about', 'docs']) {
      const { html, complete } = await renderOnServer({ path: `${project}/${tab}`, fetch });
      expect(complete).toBe(true);
      expect(html).not.toContain('/passport"');
    }
  });
});

describe('the page of a flat', () => {
  const name = 'Safety and energy passport';

  it('links to the passport of its building, in both languages', async () => {
    await show('/en/projects/lypa/plan/flat/a-1-3-9');
    const path = '/projects/lypa/passport?building=a';
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/en${path}`);
    const { html } = await renderOnServer({ path: '/projects/lypa/plan/flat/a-1-3-9', fetch: backend.fetch });
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector(`main a[href="${path}"]`)?.textContent).toBe('Паспорт безпеки та енергії');
  });

  it('has no link without one', async () => {
    const flats = [{ id: 'a-1', price: 3_000_000_00, total_area: 60 }];
    const { fetch } = specBackend({ responses: { '/api/projects/lypky/plannings': flats } });
    const { html, complete } = await renderOnServer({ path: '/en/projects/lypky/plan/flat/a-1', fetch });
    expect(complete).toBe(true);
    expect(html).toContain('₴3,000,000');
    expect(html).not.toContain('/passport');
  });
});
