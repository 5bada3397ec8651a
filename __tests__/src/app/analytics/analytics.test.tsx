import { accessibleLines } from '#features/qa';
import { act, screen, waitFor, within } from '@testing-library/react';
import { projectApi } from '#entities/project';
import type { Settings } from '#shared/config';
import { startAnalytics } from '../../../../src/app/analytics/startAnalytics.ts';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { bookingVisitor } from '../../../support/site/bookingVisitor.ts';
import { brand } from '../../../support/environment/brand.ts';
import {
  clearDataLayer,
  containers,
  deniedAtFirst,
  eventsIn,
  layerOf,
  signals,
} from '../../../support/site/dataLayer.ts';
import { idleBrowser } from '../../../support/environment/idleBrowser.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { takeTime } from '../../../support/stores/takeTime.ts';

describe('analytics', () => {
  const backend = backendOfTests();

  let stop = () => {};
  beforeEach(clearDataLayer);
  afterEach(async () => {
    jest.useRealTimers();
    await act(async () => stop());
    localStorage.clear();
    window.history.replaceState(null, '', '/');
    for (const panel of document.querySelectorAll('[aria-labelledby="consent-title"]')) panel.parentElement?.remove();
  });

  const withContainer = { tagManagerContainer: 'GTM-TEST1' };

  /** The site at a path, with its address bar and its deferred tasks. */
  const open = async (path: string, settings: Partial<Settings> = withContainer, fetch = backend.fetch) => {
    window.history.replaceState(null, '', path);
    const site = await renderSite({ path, fetch, settings });
    await act(async () => {
      stop = startAnalytics(site);
    });
    return site;
  };
  const panel = () => screen.findByRole('region', { name: 'Your choice of cookies.' });
  const noPanel = () => screen.queryByRole('region', { name: 'Your choice of cookies.' });
  const choose = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
    user.click(within(await panel()).getByRole('button', { name }));

  describe('the cookie banner', () => {
    it('is shown when there is a tag container, and nothing is fetched meanwhile', async () => {
      await open('/en/about');
      expect(await panel()).toBeVisible();
      expect(containers()).toEqual([]);
      expect(layerOf()[0]).toEqual(deniedAtFirst);
      expect(localStorage).toHaveLength(0);
    });

    it('is not part of the page in a recording', async () => {
      await open('/en/about');
      expect(await panel()).toBeVisible();
      expect(accessibleLines().length).toBeGreaterThan(10);
      expect(accessibleLines().join()).not.toContain('cookies.');
    });

    it('is not shown when nothing could be allowed', async () => {
      await open('/en/about', {});
      await waitFor(() => expect(eventsIn()).toHaveLength(1));
      expect(noPanel()).toBeNull();
    });

    it('asks only about the traffic source when an advertisement led here and nothing is counted', async () => {
      const site = await open('/en/about?utm_source=meta', {});
      await choose(site, 'Choose');
      expect(within(await panel()).getAllByRole('checkbox')).toHaveLength(1);
    });

    it('has two equal buttons, and leaves the focus where it was', async () => {
      await open('/en/about');
      const [refuse, accept] = within(await panel()).getAllByRole('button');
      expect([refuse?.textContent, accept?.textContent]).toEqual(['Refuse', 'Agree']);
      expect(accept?.className).toBe(refuse?.className);
      expect(document.body).toHaveFocus();
    });

    it('is not shown to visitors who refuse everywhere', async () => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
      await open('/en/about');
      await waitFor(() => expect(eventsIn()).toHaveLength(1));
      expect(noPanel()).toBeNull();
      Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    });

    it('is loaded again when the visitor opens it, or the network returns, and not with every action', async () => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      let attempts = 0;
      jest.doMock('#features/consent', () => {
        attempts += 1;
        throw new Error('Lost');
      });
      const site = await open('/en/about');
      await waitFor(() => expect(attempts).toBe(2));
      await site.go('/en/404');
      expect(attempts).toBe(2);
      await site.user.click(screen.getByRole('button', { name: 'Cookie settings' }));
      await waitFor(() => expect(attempts).toBe(4));
      jest.dontMock('#features/consent');
      await site.go('/en/about');
      expect(noPanel()).toBeNull();
      act(() => void window.dispatchEvent(new Event('online')));
      expect(await panel()).toBeVisible();
    });

    it('follows the language of the page', async () => {
      const site = await open('/en/about');
      await panel();
      await site.go('/about');
      expect(await screen.findByRole('region', { name: 'Ваш вибір щодо cookie.' })).toBeVisible();
    });
  });

  describe('a choice', () => {
    it('of yes fetches the container, and hides the banner for good', async () => {
      const site = await open('/en/about');
      await choose(site, 'Agree');
      expect(noPanel()).toBeNull();
      expect(containers()).toHaveLength(1);
      expect(layerOf()).toContainEqual(['consent', 'update', signals('granted', 'granted')]);

      stop();
      clearDataLayer();
      site.unmount();
      await open('/en/contacts');
      expect(containers()).toHaveLength(1);
      expect(noPanel()).toBeNull();
    });

    it('of no fetches nothing, and hides the banner for good', async () => {
      const site = await open('/en/about');
      await choose(site, 'Refuse');
      expect(containers()).toEqual([]);
      stop();
      site.unmount();
      await open('/en/contacts');
      expect(containers()).toEqual([]);
      expect(noPanel()).toBeNull();
    });

    it('may be for one purpose, and be changed in the footer of every page, where the focus returns', async () => {
      const site = await open('/en/about');
      await choose(site, 'Choose');
      await site.user.click(screen.getByRole('checkbox', { name: 'Counting visits' }));
      await choose(site, 'Save my choice');
      expect(layerOf()).toContainEqual(['consent', 'update', signals('granted', 'denied')]);
      // Counted before the refusal, so that later silence is due to the refusal.
      await waitFor(() => expect(eventsIn()).toContainEqual(expect.objectContaining({ event: 'page_view' })));

      const settings = screen.getByRole('button', { name: 'Cookie settings' });
      await site.user.click(settings);
      expect(await panel()).toHaveFocus();
      const host = (await panel()).parentElement as HTMLElement;
      expect(screen.getByRole('checkbox', { name: 'Counting visits' })).toBeChecked();
      await choose(site, 'Close without changes');
      expect(settings).toHaveFocus();
      // Another tab changes the storage.
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'obriy.consent' })));
      expect(within(host).getByRole('status').textContent).toBe('');

      await site.user.click(settings);
      await choose(site, 'Refuse');
      expect(within(host).getByRole('status').textContent).toBe('Your choice is saved');
      expect(layerOf()).toEqual([deniedAtFirst]);
      expect(containers()).toHaveLength(1);
    });

    it('applies only in a document that had no visit key in its address bar', async () => {
      const site = await open('/en/appointment/visit#V-1.secret');
      await choose(site, 'Agree');
      expect(containers()).toEqual([]);
      // Back would show the key again.
      await site.go('/en/about');
      await waitFor(() =>
        expect(eventsIn()).toContainEqual(expect.objectContaining({ event: 'page_view', page_path: '/en/about' })),
      );
      expect(containers()).toEqual([]);
      stop();
      site.unmount();
      // Left before analytics started.
      const timing = { name: `${window.location.origin}/en/appointment/visit#V-1.secret` };
      const entries = jest.spyOn(performance, 'getEntriesByType').mockReturnValue([timing as PerformanceEntry]);
      const left = await open('/en/about');
      expect(containers()).toEqual([]);
      stop();
      left.unmount();
      entries.mockRestore();
      await open('/en/about');
      expect(containers()).toHaveLength(1);
    });
  });

  describe('page views', () => {
    const views = () => eventsIn().filter(({ event }) => event === 'page_view');

    it('are counted once each, with the final title', async () => {
      const site = await open('/en/news');
      await waitFor(() => expect(views()).toHaveLength(1));
      await site.go('/en/projects/lypa/about');
      await waitFor(() => expect(views()).toHaveLength(2));
      expect(views()).toEqual([
        expect.objectContaining({
          page_path: '/en/news',
          page_title: `Construction news — ${brand.en.name}`,
          page_language: 'en',
        }),
        expect.objectContaining({
          page_path: '/en/projects/lypa/about',
          page_title: document.title,
          page_language: 'en',
        }),
      ]);
      expect(document.title).toMatch(/^Lypa/);
    });

    it('wait for the page and its title on a slow device', async () => {
      const site = await open('/en/news');
      await waitFor(() => expect(views()).toHaveLength(1));
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      await act(async () => {
        // React renders nothing before this scope ends.
        await site.router.navigate('/en/404');
        jest.advanceTimersByTime(5000);
        expect(views()).toHaveLength(1);
      });
      jest.advanceTimersByTime(5000);
      expect(views()).toHaveLength(2);
      expect(views()[1]).toMatchObject({ page_path: '/en/404', page_title: document.title });
      expect(document.title).toMatch(/^Page not found/);
    });

    it('are counted also when the page is left at once', async () => {
      const site = await open('/en/news');
      await site.go('/en/about');
      await waitFor(() => expect(views()).toHaveLength(2));
      expect(views()[0]).toMatchObject({ page_path: '/en/news' });
    });

    it('are counted also when the document is left while links are prefetched', async () => {
      const { promise: never } = Promise.withResolvers<Response>();
      const site = await renderSite({ path: '/en/404', fetch: () => never });
      void site.store.dispatch(projectApi.endpoints.getProjects.initiate({ language: 'en' }, { subscribe: false }));
      await act(async () => {
        stop = startAnalytics(site);
      });
      expect(views()).toEqual([]);
      const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
      leave();
      leave();
      expect(views()).toEqual([expect.objectContaining({ page_path: '/en/404', page_title: document.title })]);
    });

    it('are not counted on a redirect: Back from a booked visit counts nothing', async () => {
      const visitor = await bookingVisitor(backend.fetch);
      await act(async () => {
        stop = startAnalytics(visitor);
      });
      const counted = (pages: number) => waitFor(() => expect(views()).toHaveLength(pages));
      await counted(1);
      await visitor.chooseDay();
      await counted(2);
      await visitor.chooseSlot();
      await counted(3);
      await visitor.fillDetails();
      await visitor.send();
      await screen.findByRole('heading', { level: 2, name: 'We look forward to seeing you' });
      await counted(4);
      await visitor.shownAt('confirmed');
      await visitor.go(-1);
      await waitFor(() => expect(visitor.address()).toBe('confirmed'));
      await visitor.go('/en/about');
      await waitFor(() => expect(views().at(-1)).toMatchObject({ page_path: '/en/about' }));
      expect(views()).toMatchObject([
        { page_path: '/en/appointment/select_date', page_title: `Book a visit: the day — ${brand.en.name}` },
        { page_path: '/en/appointment/select_time', page_title: `Book a visit: the time — ${brand.en.name}` },
        { page_path: '/en/appointment/details', page_title: `Book a visit: your details — ${brand.en.name}` },
        { page_path: '/en/appointment/confirmed', page_title: `The visit is booked — ${brand.en.name}` },
        { page_path: '/en/about' },
      ]);
    });

    it('are not counted again for a query or a fragment, but for another language', async () => {
      const site = await open('/en/about');
      await waitFor(() => expect(views()).toHaveLength(1));
      await site.go('/en/about?year=2020');
      await site.go('/en/about?year=2020#people');
      await site.go('/about');
      await waitFor(() => expect(views()).toHaveLength(2));
      expect(views()[1]).toMatchObject({ page_path: '/about', page_language: 'uk' });
    });

    it('contain nothing private', async () => {
      const tooLong = `utm_term=${'a'.repeat(201)}`;
      await open(
        `/en/favourites?flats=lypa:a-1-2-5&utm_source=meta&${tooLong}&status=building&name=Olha&sort=%40%40#V-1.secret`,
      );
      await waitFor(() => expect(views()).toHaveLength(1));
      expect(views()[0]).toMatchObject({
        page_location: `${window.location.origin}/en/favourites?utm_source=meta&status=building`,
      });
      expect(JSON.stringify(layerOf())).not.toMatch(/a-1-2-5|Olha|secret/);
      expect(layerOf()).toContainEqual([
        'set',
        { page_location: `${window.location.origin}/en/favourites?utm_source=meta&status=building` },
      ]);
    });
  });

  const requestCall = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(within(screen.getByRole('complementary', { name: 'Quick actions' })).getByRole('button'));
    const form = within(await screen.findByRole('dialog', { name: 'Request a call' }));
    await user.type(form.getByLabelText('Your name'), 'Olha Melnyk');
    await user.type(form.getByLabelText('Phone'), '0671234567');
    await user.click(form.getByRole('checkbox'));
    takeTime();
    await user.click(form.getByRole('button', { name: 'Request a call' }));
    await screen.findByText('The call has been successfully requested. Our manager will contact you shortly.');
  };

  describe('events', () => {
    it('report a used filter, once a page', async () => {
      const site = await open('/en/projects');
      await site.go('/en/projects?rooms=1');
      await site.go('/en/projects?rooms=1&rooms=2');
      await site.go('/en/flats');
      await site.go('/en/flats?rooms=1');
      await site.go('/en/instalment_calculator');
      await site.go('/en/instalment_calculator?price=2000000');
      const used = eventsIn().filter(({ event }) => event === 'use_tool');
      expect(used).toEqual([
        { event: 'use_tool', tool: 'project_filter' },
        { event: 'use_tool', tool: 'flat_filter' },
        { event: 'use_tool', tool: 'calculator' },
      ]);
    });

    it('do not report another view of a page as a used filter', async () => {
      const site = await open('/en/projects/lypa/plan');
      await site.go('/en/projects/lypa/plan?view=board');
      await site.go('/en/projects/lypa/plan?view=board&photo=1');
      await site.go('/en/projects/lypa/plan?view=board');
      await site.go('/en/projects/lypa/plan?view=board&shown=48');
      expect(eventsIn().filter(({ event }) => event === 'use_tool')).toEqual([]);
      await site.go('/en/projects/lypa/plan?view=board&rooms=1');
      expect(eventsIn().filter(({ event }) => event === 'use_tool')).toEqual([
        { event: 'use_tool', tool: 'flat_filter' },
      ]);
    });

    it('do not report a chosen cost of a flat as a used filter', async () => {
      const site = await open('/en/projects/lypa/plan/flat/a-1-3-9');
      await site.go('/en/projects/lypa/plan/flat/a-1-3-9?with=parking');
      expect(eventsIn().filter(({ event }) => event === 'use_tool')).toEqual([]);
    });

    it('report a saved flat', async () => {
      const site = await open('/en/projects/lypa/plan/flat/a-1-3-9');
      await site.user.click(await screen.findByRole('button', { name: 'Save' }));
      expect(eventsIn()).toContainEqual({ event: 'save_flat', project: 'lypa', flat: 'a-1-3-9' });
    });

    it('report the person in the event of a call request only', async () => {
      // An earlier refusal says nothing of this visit.
      const earlier = await open('/en/about?utm_source=flyer');
      await choose(earlier, 'Refuse');
      stop();
      earlier.unmount();
      clearDataLayer();
      const site = await open('/en/projects/lypa/about?utm_source=meta');
      await site.user.click(screen.getByRole('button', { name: 'Cookie settings' }));
      await choose(site, 'Agree');
      await requestCall(site);

      expect(eventsIn()).toContainEqual({ event: 'request_call', first_name: 'Olha', phone: '+380671234567' });
      expect(eventsIn()).toContainEqual({ event: 'generate_lead', lead_kind: 'call' });
      expect(JSON.stringify(eventsIn().filter(({ event }) => event !== 'request_call'))).not.toMatch(/Olha|67123/);
      expect(backend.leads.at(-1)?.lead).toMatchObject({
        source: { utm_source: 'meta', landing_page: '/en/projects/lypa/about' },
      });
    });

    it('report a lead whose first response was lost, once the backend confirms it', async () => {
      const reused = { error: { code: 'key_reused', message: '', fields: [] } };
      const site = await open('/en/404', {}, async (input, init) =>
        new Request(input, init).url.includes('/api/application')
          ? Response.json(reused, { status: 422 })
          : backend.fetch(input, init),
      );
      await requestCall(site);
      expect(eventsIn().filter(({ event }) => event === 'generate_lead' || event === 'request_call')).toHaveLength(2);
    });
  });
});

describe('the header', () => {
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

  describe('external links', () => {
    it('dial the phone, and open the messenger and the master plan', async () => {
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

    it('stay on the site in its language when the master plan is one of its pages', async () => {
      await renderSite({ path: '/en/404', settings: { masterPlanUrl: '/projects/lypa/aerial-flight' } });
      const plan = within(screen.getByRole('banner')).getByRole('link', { name: '3D master plan' });
      expect(plan).toHaveAttribute('href', '/en/projects/lypa/aerial-flight');
      expect(plan).not.toHaveAttribute('target');
    });

    it('are absent when the company has none', async () => {
      await renderSite();
      expect(screen.queryByRole('link', { name: /3D-генплан/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Написати в месенджер' })).not.toBeInTheDocument();
    });
  });

  describe('the menu of narrow screens', () => {
    it('opens and closes by its button, and Escape returns the focus', async () => {
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

    it('closes on navigation, and the focus moves to the new page', async () => {
      idleBrowser();
      const { user, router } = await renderSite();
      await user.click(menuButton());
      await user.click(within(panel() as HTMLElement).getByRole('link', { name: 'Про нас' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
      expect(panel()).not.toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    });
  });

  it('announces the title of the new page', async () => {
    idleBrowser();
    const { go } = await renderSite({ path: '/about' });
    await go('/404');
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .some(({ textContent }) => textContent === `Такої сторінки немає — ${brand.uk.name}`),
      ).toBe(true),
    );
    expect(document.title).toBe(`Такої сторінки немає — ${brand.uk.name}`);
  });

  it('has two quick actions on every page', async () => {
    await renderSite({ path: '/en/404' });
    const quickActions = within(screen.getByRole('complementary', { name: 'Quick actions' }));
    expect(quickActions.getByRole('button', { name: 'Request a call' })).toBeInTheDocument();
    expect(quickActions.getByRole('link', { name: 'Book a visit' })).toHaveAttribute(
      'href',
      '/en/appointment/select_date',
    );
  });
});
