import { screen, waitFor, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';
import { keptFlat, remember } from './keptFlats.ts';

const backend = backendOfTests();
afterEach(() => localStorage.clear());

const ids = ['a-1-3-9', 'a-1-2-5', 'a-1-5-15', 'a-1-4-12'];
const show = (path = '/en/favourites', wanted = ids) => {
  remember(...wanted.map((id) => keptFlat(id)));
  return renderSite({ path, fetch: backend.fetch });
};
const columns = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .slice(1)
    .map((header) => within(header).getByRole('link').textContent);
const row = (name: RegExp) =>
  within(within(screen.getByRole('table')).getByRole('rowheader', { name }).closest('tr') ?? screen.getByRole('table'))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the comparison', () => {
  it('begins with the flats on offer, and marks in words too what differs', async () => {
    await show();
    await waitFor(() => expect(columns()).toEqual(['Two-room, No. 9', 'One-room, No. 5', 'One-room, No. 15']));
    expect(row(/^Price \(differ\)$/)).toEqual(['₴3,000,000', '₴2,145,000', 'Price on request']);
    expect(row(/^Kitchen \(differ\)$/)).toEqual(['14 m²', '12.05 m²', '12.05 m²']);
    expect(row(/^Status$/)).toEqual(['Free', 'Free', 'Free']);
    expect(row(/^Windows \(differ\)$/)).toEqual(['south, west', 'east', 'east']);
    expect(screen.getByRole('region', { name: 'Comparison' })).toHaveAttribute('tabindex', '0');
  });

  it('is chosen by the visitor, and the choice is in the address', async () => {
    const { user, router } = await show();
    await waitFor(() => expect(columns()).toHaveLength(3));
    await user.click(screen.getByRole('checkbox', { name: 'Compare No. 5' }));
    await waitFor(() => expect(columns()).toEqual(['Two-room, No. 9', 'One-room, No. 15']));
    expect(new URLSearchParams(router.state.location.search).get('compare')).toBe('lypa:a-1-3-9,lypa:a-1-5-15');
    await user.click(screen.getByRole('checkbox', { name: 'Compare No. 15' }));
    expect(await screen.findByText(/Mark at least two flats/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('survives a reload, and takes sold flats without their price', async () => {
    await show('/en/favourites?compare=lypa:a-1-4-12,lypa:a-1-3-9');
    await waitFor(() => expect(columns()).toEqual(['Two-room, No. 9', 'One-room, No. 12']));
    expect(row(/^Price \(differ\)$/)).toEqual(['₴3,000,000', 'Not on sale']);
  });

  it('has four places', async () => {
    const { user } = await show('/en/favourites?compare=lypa:a-1-3-9,lypa:a-1-2-5,lypa:a-1-5-15');
    await waitFor(() => expect(columns()).toHaveLength(3));
    expect(screen.queryByText(/take the mark off/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('checkbox', { name: 'Compare No. 12' }));
    await waitFor(() => expect(columns()).toHaveLength(4));
    expect(screen.getByText(/take the mark off/)).toBeInTheDocument();
  });

  it('needs two flats', async () => {
    await show('/en/favourites', ['a-1-3-9']);
    expect(await screen.findByText('1 flat')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Comparison' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
