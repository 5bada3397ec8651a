import type { PreviewImage } from '#contract/common.ts';
import { type Language, localized, type Localized } from '#domain/languages.ts';
import { companyFigures, projectFigures, withFigures } from './figures.ts';
import { type InOneLanguage, inLanguage } from './localized.ts';
import type { ProjectSource, Source, Sources } from './sources.ts';

/** Called only when no problem was found, so an absent value is a bug of the loader. */
function whole<T>(source: Source<T> | undefined): T {
  if (source === undefined) throw new Error('A content file was lost without a problem');
  return source.value;
}

const byOrder = (a: { order: number; alias: string }, b: { order: number; alias: string }): number =>
  a.order - b.order || a.alias.localeCompare(b.alias);

const newestFirst = (a: { published_at: string; alias: string }, b: { published_at: string; alias: string }): number =>
  b.published_at.localeCompare(a.published_at) || a.alias.localeCompare(b.alias);

/** Each of the two files is enough. */
function sitePlanOf({ sitePlan, floorPlans }: Pick<ProjectSource, 'sitePlan' | 'floorPlans'>) {
  return {
    image: sitePlan?.value.image ?? null,
    buildings: sitePlan?.value.buildings ?? [],
    floor_plans: floorPlans?.value.floor_plans ?? [],
    floors: floorPlans?.value.floors ?? [],
  };
}

const noFlats: NonNullable<ProjectSource['flats']>['value'] = { buildings: {}, outlooks: {}, layouts: {}, flats: [] };

/** In both languages at once, in the order in which lists show it. */
function assembleBoth(sources: Sources) {
  return {
    site: whole(sources.site),
    dictionaries: whole(sources.dictionaries),
    mortgages: whole(sources.mortgages),
    costs: sources.costs?.value ?? null,
    eligibility: sources.eligibility?.value ?? null,
    home: whole(sources.home),
    about: { ...whole(sources.about), body: sources.aboutBody.body },
    contacts: whole(sources.contacts),
    centers: sources.centers.map(({ alias, center }) => ({ alias, ...whole(center) })).sort(byOrder),
    projects: sources.projects
      .map(
        ({
          project,
          flats,
          costs,
          passport,
          history,
          prices,
          progress,
          documents,
          description,
          aerial,
          model,
          ...source
        }) => ({
          alias: source.alias,
          ...whole(project),
          ...(flats?.value ?? noFlats),
          costs: costs?.value ?? [],
          sitePlan: sitePlanOf(source),
          passport: passport?.value ?? null,
          stages: history?.value.stages ?? [],
          handovers: history?.value.handovers ?? {},
          // Rows by flat, which are alike in all languages.
          earlierPrices: Object.fromEntries(prices?.value ?? []),
          modelFile: model ?? null,
          panoramas: (aerial?.value.panoramas ?? []).toSorted((a, b) => b.year - a.year),
          progress: (progress?.value ?? []).toSorted((a, b) => b.month.localeCompare(a.month)),
          documents: documents?.value ?? [],
          description: description.body,
        }),
      )
      .sort(byOrder),
    offers: sources.offers
      .map(({ alias, offer, article }) => ({ alias, ...whole(offer), body: article.body }))
      .sort(newestFirst),
    news: sources.news
      .map(({ alias, item, article }) => ({ alias, ...whole(item), body: article.body }))
      .sort(newestFirst),
  };
}

/** The content of the files in one language. */
export type BareContent = InOneLanguage<ReturnType<typeof assembleBoth>>;

/** The pictures for messengers of every page that has one of its own; by alias. */
export interface Cards {
  site: PreviewImage;
  projects: Readonly<Record<string, PreviewImage>>;
  offers: Readonly<Record<string, PreviewImage>>;
  news: Readonly<Record<string, PreviewImage>>;
}

/** The whole content in one language. */
export type Content = BareContent & { cards: Cards };
export type Center = Content['centers'][number];
export type Project = Content['projects'][number];
export type Offer = Content['offers'][number];
export type NewsItem = Content['news'][number];

/** Languages differ in texts alone: aliases, prices and hours are read in the default one. */
export type Snapshot = Localized<Content>;

function withFiguresOf(sources: Sources, content: BareContent, language: Language): BareContent {
  const company = companyFigures(sources);
  const byAlias = new Map(sources.projects.map((source) => [source.alias, projectFigures(source)]));
  // A company that has handed over no flat yet does not show a large 0, unless an editor wrote it.
  const withoutZeros = <T extends BareContent['home' | 'about']>(page: T): T => {
    const filled = withFigures(page, company, language);
    const isWritten = (index: number): boolean => page.figures[index]?.value === '0';
    return { ...filled, figures: filled.figures.filter(({ value }, index) => value !== '0' || isWritten(index)) };
  };
  return {
    ...content,
    home: withoutZeros(content.home),
    about: withoutZeros(content.about),
    offers: withFigures(content.offers, company, language),
    news: withFigures(content.news, company, language),
    projects: content.projects.map((project) =>
      withFigures(project, byAlias.get(project.alias) ?? new Map<string, number>(), language),
    ),
  };
}

export function assemble(sources: Sources, cardsOf: (content: BareContent, language: Language) => Cards): Snapshot {
  const both = assembleBoth(sources);
  return localized((language) => {
    const bare = withFiguresOf(sources, inLanguage(both, language), language);
    return { ...bare, cards: cardsOf(bare, language) };
  });
}
