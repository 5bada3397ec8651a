import type { Walk } from '../walk.ts';
import { filterAndComeBack } from './filters.ts';

/** The project with the fewest flats: its plan is the shortest response. */
const project = 'tsehla';

const plan: Walk = {
  name: 'plan-filters',
  path: `/en/projects/${project}/plan`,
  take: filterAndComeBack,
};

const saved: Walk = {
  name: 'saved-flats',
  path: `/projects/${project}/plan/flat/a-1-2-5`,
  take: async ({ page, settle, press }) => {
    await press('saving:save');
    await settle();
    await page.locator('a[href$="/favourites"]').first().click();
    await settle();
    await press('favourites:remove');
    await press('favourites:undo');
    await settle();
  },
};

const calculator: Walk = {
  name: 'calculator',
  path: '/instalment_calculator',
  phone: true,
  take: async ({ page, settle, switchTo, field }) => {
    await settle();
    await (await field('calculator:term')).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await settle();
    const chips = page.getByRole('main').locator('button[aria-pressed=false]');
    await chips.first().click();
    await settle();
    await switchTo('en');
    await settle();
  },
};

const eligibility: Walk = {
  name: 'eligibility',
  path: `/projects/${project}/plan/flat/a-1-2-5`,
  phone: true,
  take: async ({ page, settle, words, press }) => {
    await page.getByText(await words('purchaseCost:eligible.open')).click();
    const questions = page.locator('form').filter({ hasText: await words('eligibility:private') });
    await questions.waitFor();
    await settle();
    for (const [index, answer] of ['31', '4', '55.5', '2400000'].entries()) {
      await questions.getByRole('textbox').nth(index).pressSequentially(answer, { delay: 15 });
    }
    await questions.getByRole('checkbox').first().press('Space');
    await settle();
    await questions.getByRole('textbox').nth(1).fill('5');
    await settle();
    await press('eligibility:forget');
    await settle();
  },
};

const tabs: Walk = {
  name: 'project-tabs-in-time',
  path: `/en/projects/${project}/about`,
  take: async ({ page, settle, switchTo }) => {
    for (const tab of ['progress', 'news', 'docs']) {
      await page.locator(`a[href="/en/projects/${project}/${tab}"]`).first().click();
      await page.waitForURL(new RegExp(`/${tab}$`));
      await settle();
    }
    await page.goBack();
    await page.goBack();
    await page.goForward();
    await settle();
    await switchTo('ua');
    await settle();
  },
};

export const homeWalks = [plan, saved, calculator, eligibility, tabs];
