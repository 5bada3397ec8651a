import { act, fireEvent, screen, within } from '@testing-library/react';
import { brand } from '../../../support/environment/brand.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';

const link = (name: string) => within(screen.getByRole('banner')).getByRole('link', { name });

describe('a link within the site', () => {
  it('opens its page in this tab, in the language of the page', async () => {
    const { router, user } = await renderSite({ path: '/en/404' });
    await user.click(link('News'));
    expect([router.state.location.pathname, router.state.historyAction]).toEqual(['/en/news', 'PUSH']);
  });

  it('adds no entry to the history when it leads to the page on the screen', async () => {
    // The page at which jsdom stands.
    const { router, user } = await renderSite({ path: '/' });
    await user.click(link(`${brand.uk.name}, на головну`));
    expect([router.state.location.pathname, router.state.historyAction]).toEqual(['/', 'REPLACE']);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a press with %p to the browser',
    async (press) => {
      const { router } = await renderSite({ path: '/en/404' });
      // The browser's own answer, which jsdom does not have.
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      const prevented: boolean[] = [];
      document.addEventListener('click', ({ defaultPrevented }) => prevented.push(defaultPrevented), { once: true });
      await act(async () => fireEvent.click(link('News'), press));
      expect([router.state.location.pathname, ...prevented]).toEqual(['/en/404', false]);
    },
  );
});
