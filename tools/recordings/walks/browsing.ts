import type { Walk } from '../walk.ts';
import { filterAndComeBack } from './filters.ts';

const infiniteLists: Walk = {
  name: 'infinite-lists',
  path: '/en/offers',
  take: async ({ page, press, follow, settle, words }) => {
    await press('common:loadMore');
    await settle();
    await page.getByRole('main').getByRole('article').last().getByRole('link').first().click();
    await page.waitForURL(/\/en\/offers\/.+/);
    await page.goBack();
    await settle();
    await follow('navigation.news');
    await page
      .getByRole('navigation', { name: await words('news:filter') })
      .getByRole('link')
      .nth(1)
      .click();
    await settle();
  },
};

const languageUnderLoad: Walk = {
  name: 'language-under-load',
  path: '/contacts',
  take: async ({ page, follow, switchTo, settle }) => {
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
    await follow('navigation.about');
    await switchTo('en');
    await follow('navigation.news');
    await switchTo('ua');
    await settle();
    await switchTo('en');
    await settle();
  },
};

const lostNetwork: Walk = {
  name: 'lost-network',
  path: '/en/about',
  take: async ({ page, follow, settle, press }) => {
    await page.route('**/api/**', (route) => route.abort());
    await follow('navigation.contacts');
    await settle();
    await page.unroute('**/api/**');
    await press('common:loadFailed.retry');
    await settle();
  },
};

const projectsFilter: Walk = {
  name: 'projects-filter',
  path: '/projects',
  take: filterAndComeBack,
};

export const browsingWalks = [infiniteLists, languageUnderLoad, lostNetwork, projectsFilter];
