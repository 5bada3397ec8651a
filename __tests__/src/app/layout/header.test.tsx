import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../support/renderSite.tsx';

const menuButton = () => screen.getByRole('button', { name: /Відкрити меню|Закрити меню/ });
const panel = () => document.getElementById('menu-panel');

describe('the language switch', () => {
  it('keeps page, query and hash, and its own focus', async () => {
    const { router, user } = await renderSite({ path: '/404?utm=a#text' });
    const header = within(screen.getByRole('banner'));
    const english = header.getByRole('link', { name: 'EN, in English' });
    expect(english).toHaveAttribute('hreflang', 'en');
    expect(english).toHaveAttribute('lang', 'en');
    await user.click(english);
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/404'));
    expect(router.state.location).toMatchObject({ search: '?utm=a', hash: '#text' });
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
    expect(english).toHaveFocus();
    expect(english).toHaveAttribute('aria-current', 'true');
  });
});

describe('links to the outside', () => {
  it('dial the phone and leave for the messenger and the master plan', async () => {
    await renderSite({
      settings: { masterPlanUrl: 'https://plan.example/', messengerUrl: 'https://chat.example/obriy' },
    });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Зателефонувати +380 32 200 00 00' })).toHaveAttribute(
      'href',
      'tel:+380322000000',
    );
    const plan = header.getByRole('link', { name: /3D-генплан/ });
    expect(plan).toHaveAttribute('href', 'https://plan.example/');
    expect(plan).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(header.getByRole('link', { name: 'Написати в месенджер' })).toHaveAttribute(
      'href',
      'https://chat.example/obriy',
    );
  });

  it('are not there when the company has none', async () => {
    await renderSite();
    expect(screen.queryByRole('link', { name: /3D-генплан/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Написати в месенджер' })).not.toBeInTheDocument();
  });
});

describe('the menu of narrow screens', () => {
  it('opens and closes by its button, and Escape gives the focus back', async () => {
    const { user } = await renderSite();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    await user.click(menuButton());
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    expect(panel()).toBeInTheDocument();
    await user.tab();
    expect(panel()).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(menuButton()).toHaveFocus();
  });

  it('closes when the focus or a tap goes elsewhere', async () => {
    const { user } = await renderSite();
    await user.click(menuButton());
    await user.click(screen.getByRole('main'));
    expect(panel()).not.toBeInTheDocument();
  });

  it('closes on navigation, and the focus goes to the new page', async () => {
    const { user, router } = await renderSite();
    await user.click(menuButton());
    await user.click(within(panel() as HTMLElement).getByRole('link', { name: 'Про нас' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
    expect(panel()).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

it('says the title of the page that came', async () => {
  const { go } = await renderSite({ path: '/about' });
  await go('/404');
  await waitFor(() =>
    expect(
      screen.getAllByRole('status').some(({ textContent }) => textContent === 'Такої сторінки немає — Обрій'),
    ).toBe(true),
  );
  expect(document.title).toBe('Такої сторінки немає — Обрій');
});

it('has two quick actions on every page', async () => {
  await renderSite({ path: '/en/404' });
  const quick = within(screen.getByRole('complementary', { name: 'Quick actions' }));
  expect(quick.getByRole('button', { name: 'Request a call' })).toBeInTheDocument();
  expect(quick.getByRole('link', { name: 'Book a visit' })).toHaveAttribute('href', '/en/appointment/select_date');
});
