import { act, screen, waitFor, within } from '@testing-library/react';
import { backendOfTests, townContent } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfTests();
const large = backendOfTests({ contentDir: townContent });

const show = (path: string) => renderSite({ path, fetch: backend.fetch });
const flatLinks = () => screen.getAllByRole('link', { name: /, No\. \d/ });

describe('the list', () => {
  it('is as long after going back as the visitor has made it, and begins anew under another filter', async () => {
    const { user, go } = await renderSite({ path: '/en/projects/obriy-park/plan?view=list', fetch: large.fetch });
    await screen.findAllByRole('link', { name: /, No\. \d/ });
    const first = flatLinks().length;
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(flatLinks().length).toBeGreaterThan(first));
    const grown = flatLinks().length;

    await go('/en/about');
    await go(-1);
    await screen.findAllByRole('link', { name: /, No\. \d/ });
    expect(flatLinks()).toHaveLength(grown);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'area');
    await waitFor(() => expect(flatLinks()).toHaveLength(first));
  });

  it('says that a price is on request, and nothing of a sold one', async () => {
    await show('/en/projects/lypa/plan?view=list');
    const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('li');
    expect(await rowOf('One-room, No. 15')).toHaveTextContent('Price on request');
    expect(await rowOf('One-room, No. 12')).toHaveTextContent('Sold');
    expect(await rowOf('One-room, No. 12')).not.toHaveTextContent('₴');
  });
});

describe('the table', () => {
  it('is sorted by the head of a column, first upwards, then downwards', async () => {
    const { user, router } = await show('/en/projects/lypa/plan?view=table');
    const table = await screen.findByRole('table', { name: '4 flats' });
    const numbers = () =>
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    await user.click(within(table).getByRole('button', { name: 'Area, m²' }));
    // Sold ones stay below.
    await waitFor(() => expect(numbers()).toEqual(['No. 5', 'No. 15', 'No. 9', 'No. 12']));
    await user.click(within(table).getByRole('button', { name: 'Area, m²' }));
    await waitFor(() => expect(numbers()).toEqual(['No. 9', 'No. 5', 'No. 15', 'No. 12']));
    expect(within(table).getByRole('columnheader', { name: 'Area, m²' })).toHaveAttribute('aria-sort', 'descending');
    expect(router.state.location.search).toBe('?view=table&sort=area-desc');
  });
});

describe('the chessboard', () => {
  it('is a grid of one stop, with arrows inside, that says each flat', async () => {
    const { user, router } = await show('/en/projects/lypa/plan?view=board');
    const grid = await screen.findByRole('grid', { name: 'House A, Section 1' });
    const flat = (name: RegExp) => within(grid).getByRole('link', { name });
    const five = flat(/^Flat 5, floor 2, 1 room, 41\.25 m², free$/);
    expect(
      within(grid)
        .getAllByRole('link')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);

    act(() =>
      within(grid)
        .getAllByRole('link')
        .find(({ tabIndex }) => tabIndex === 0)
        ?.focus(),
    );
    await user.keyboard('{Control>}{End}{/Control}');
    expect(five).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(flat(/^Flat 12, floor 4, 1 room, 41\.25 m², sold$/)).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/projects/lypa/plan/flat/a-1-4-12'));
  });

  it('has the focus again, on the flat that was left, when a visitor comes back', async () => {
    const { user, go } = await show('/en/projects/lypa/plan?view=board');
    const name = /^Flat 9, floor 3/;
    const flat = await screen.findByRole('link', { name });
    await user.click(flat);
    await screen.findByRole('heading', { level: 1, name: 'Two-room, No. 9' });
    expect(screen.getByRole('main')).toHaveFocus();
    await go(-1);
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
    expect(screen.getByRole('link', { name })).toHaveAttribute('tabindex', '0');
    await go(1);
    await screen.findByRole('heading', { level: 1, name: 'Two-room, No. 9' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps every flat on the board, whatever the filter', async () => {
    await show('/en/projects/lypa/plan?view=board&rooms=2');
    const grid = await screen.findByRole('grid', { name: 'House A, Section 1' });
    expect(within(grid).getAllByRole('link', { name: /^Flat/ })).toHaveLength(4);
    expect(screen.getByText('1 flat')).toBeInTheDocument();
  });

  it('speaks Ukrainian', async () => {
    await show('/projects/lypa/plan?view=board');
    const grid = await screen.findByRole('grid', { name: 'Будинок А, Секція 1' });
    expect(
      within(grid).getByRole('link', { name: 'Квартира 9, 3 поверх, 2 кімнати, 60 м², вільна' }),
    ).toBeInTheDocument();
  });
});

describe('when no flat fits', () => {
  it('says which wish to give up, and what that brings', async () => {
    const { user, router } = await show('/en/projects/lypa/plan?area=up-to-55&rooms=2');
    expect(await screen.findByRole('heading', { name: 'There are no such flats here' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Any number of rooms: 3 flats' }));
    expect(await screen.findByText('3 flats')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?area=up-to-55');
  });
});
