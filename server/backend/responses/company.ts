import type { Whole } from '#contract/whole.ts';
import type { AboutData, ContactsData, HomeData, SalesCenter } from '#contract/company.ts';
import type { CentersData } from '#contract/leads/visit.ts';
import { timeZone } from '#domain/time/kyivTime.ts';
import type { Center, Content } from '../content/assemble.ts';
import { newsCard } from './news.ts';
import { offerCard } from './offers.ts';
import { projectCard, type WholeProjectCard } from './projects.ts';
import { withPreview } from './preview.ts';

/** The entries of `all` that `aliases` name, in the order of `aliases`. */
const chosen = <T extends { alias: string }>(all: readonly T[], aliases: readonly string[]): T[] =>
  aliases.flatMap((alias) => all.filter((entry) => entry.alias === alias));

export function homePage(content: Content, { today }: { today: string }): Whole<HomeData> {
  const { hero, figures, projects, offers, news_count, seo } = content.home;
  return {
    hero,
    figures,
    projects: chosen(content.projects, projects).map((project) => projectCard(content, project, today)),
    offers: chosen(content.offers, offers).map((offer) => offerCard(content, offer)),
    news: content.news.slice(0, news_count).map((item) => newsCard(content, item)),
    seo: withPreview(seo, content.cards.site),
  };
}

const finishedProjects = (content: Content, today: string): WholeProjectCard[] =>
  content.projects
    .filter(({ readiness }) => readiness.percent === 100)
    .map((project) => projectCard(content, project, today))
    .toSorted((one, other) => (other.readiness.month ?? '').localeCompare(one.readiness.month ?? ''));

export const aboutPage = (content: Content, { today }: { today: string }): Whole<AboutData> => ({
  ...content.about,
  finished: finishedProjects(content, today),
  seo: withPreview(content.about.seo, content.cards.site),
});

const salesCenter = ({
  alias,
  name,
  address,
  locality,
  postal_code,
  note,
  position,
  phone,
  image,
  schedule,
  closures,
}: Center): Whole<SalesCenter> => ({
  alias,
  name,
  address,
  locality,
  postal_code,
  note,
  position,
  phone,
  image,
  schedule,
  closures,
});

export const contactsPage = (content: Content): Whole<ContactsData> => ({
  ...content.contacts,
  centers: content.centers.map(salesCenter),
  seo: withPreview(content.contacts.seo, content.cards.site),
});

export const centersPage = ({ centers }: Content): CentersData => ({
  time_zone: timeZone,
  centers: centers.map((center) => {
    const { slot_minutes, days_ahead, kinds } = center.visits;
    return { ...salesCenter(center), visits: { slot_minutes, days_ahead, kinds } };
  }),
});
