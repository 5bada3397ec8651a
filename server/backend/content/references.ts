import { languages } from '#domain/languages.ts';
import { feedPath, paths } from '#domain/pages.ts';
import { checkFigures, companyFigures, type Figures, projectFigures } from './figures.ts';
import { expectKnown, expectUnique, type KnownKeys, keysOf } from './known.ts';
import { checkProject } from './projectReferences.ts';
import type { FieldPath } from './problems.ts';
import type { Article, Source, Sources } from './sources.ts';

function knownOf({ dictionaries, mortgages, projects, offers, news, centers }: Sources): KnownKeys {
  const aliases = (entries: readonly { alias: string }[]): ReadonlySet<string> =>
    new Set(entries.map(({ alias }) => alias));
  return {
    projects: aliases(projects),
    offers: aliases(offers),
    news: aliases(news),
    centers: aliases(centers),
    mortgages: new Set(mortgages?.value.map(({ key }) => key)),
    dictionaries: dictionaries?.value,
  };
}

const pages = Object.values(paths).map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`));

const isFile = (path: string): boolean => path.startsWith('/api/') || /\.\w+$/.test(path);

/** A link of a text to a page or an alias that is not there would meet the visitor as "not found". */
function checkLinks({ links }: Article, known: KnownKeys): void {
  for (const { href, fail } of links) {
    const path = href.replace(/[?#].*/, '');
    if (path === feedPath) continue;
    const [, kind, alias] = /^\/(projects|offers|news)\/([^/]+)/.exec(path) ?? [];
    const isLost =
      (kind === 'projects' || kind === 'offers' || kind === 'news') && alias !== undefined && !known[kind].has(alias);
    if (isLost || !(isFile(path) || pages.some((page) => page.test(path)))) fail(`the link ${href} leads nowhere`);
  }
}

function checkHome({ home }: Sources, known: KnownKeys): void {
  if (home === undefined) return;
  home.value.projects.forEach((alias, index) =>
    expectKnown(home, ['projects', index], 'project', alias, known.projects),
  );
  home.value.offers.forEach((alias, index) => expectKnown(home, ['offers', index], 'offer', alias, known.offers));
}

function checkCenters({ centers }: Sources): void {
  for (const { center } of centers) {
    if (center === undefined) continue;
    const { schedule, closures } = center.value;
    // Both rows would offer the same hour; a lunch break is two rows that do not overlap.
    schedule.forEach(({ weekdays, from, to }, index) => {
      schedule.slice(0, index).forEach((other, before) => {
        const common = weekdays.find((weekday) => other.weekdays.includes(weekday));
        if (common === undefined || from >= other.to || other.from >= to) return;
        center.fail(['schedule', index], `overlaps schedule[${before}] on weekday ${common}`);
      });
    });
    expectUnique(
      center,
      closures,
      'closure',
      ({ day }) => day,
      (index) => ['closures', index, 'day'],
    );
  }
}

/** A flat of an offer must be in a building of one of the offer's projects. */
function checkOfferFlats(offer: NonNullable<Sources['offers'][number]['offer']>, { projects }: Sources): void {
  const { flats, projects: aliases } = offer.value;
  const held = projects.filter(({ alias }) => aliases.length === 0 || aliases.includes(alias));
  const known = new Set(held.flatMap((project) => Object.keys(project.flats?.value.buildings ?? {})));
  flats?.buildings.forEach((building, index) =>
    expectKnown(offer, ['flats', 'buildings', index], 'building', building, known),
  );
}

/** A link to a cost or an offer names it by its id alone. */
function checkCosts({ costs, projects, offers }: Sources, known: KnownKeys): void {
  const shared = costs?.value.items ?? [];
  costs?.value.offers?.order.forEach((alias, index) =>
    expectKnown(costs, ['offers', 'order', index], 'offer', alias, known.offers),
  );
  const claims = offers.flatMap(({ alias, offer }) =>
    offer === undefined || offer.value.claim === null ? [] : [alias],
  );
  const check = (source: Source<unknown>, items: typeof shared, at: FieldPath, others: readonly string[]): void => {
    expectUnique(
      source,
      items,
      'cost',
      ({ id }) => id,
      (index) => [...at, index, 'id'],
    );
    items.forEach(({ id, programme }, index) => {
      if (others.includes(id)) source.fail([...at, index, 'id'], `another cost or offer is called ${id}`);
      if (programme === null) return;
      expectKnown(source, [...at, index, 'programme'], 'mortgage', programme, known.mortgages);
    });
  };
  if (costs !== undefined) check(costs, shared, ['items'], claims);
  for (const { costs: own } of projects) {
    if (own !== undefined) check(own, own.value, [], [...claims, ...shared.map(({ id }) => id)]);
  }
}

function checkMortgages({ mortgages }: Sources): void {
  if (mortgages === undefined) return;
  expectUnique(
    mortgages,
    mortgages.value,
    'mortgage',
    ({ key }) => key,
    (index) => [index, 'key'],
  );
}

/** A programme has its rules once, and only for groups that it names. */
function checkEligibility({ eligibility, mortgages }: Sources, known: KnownKeys): void {
  if (eligibility === undefined) return;
  const { programmes } = eligibility.value;
  expectUnique(
    eligibility,
    programmes,
    'programme',
    ({ programme }) => programme,
    (index) => ['programmes', index, 'programme'],
  );
  programmes.forEach(({ programme, owned_area: owned }, index) => {
    const at = ['programmes', index];
    expectKnown(eligibility, [...at, 'programme'], 'mortgage', programme, known.mortgages);
    const terms = mortgages?.value.find(({ key }) => key === programme);
    if (terms === undefined) return;
    if (terms.rules === undefined)
      eligibility.fail([...at, 'programme'], `${programme} has no rules in mortgages.yaml`);
    else if (owned !== null) {
      const groups = new Set(terms.rules.eligible.map(({ key }) => key));
      expectKnown(eligibility, [...at, 'owned_area', 'group'], 'group', owned.group, groups);
    }
  });
}

function checkArticleFigures({ body, fail }: Article, figures: Figures): void {
  for (const language of languages) {
    checkFigures(body[language], figures, (_, message, words) => fail(language, message, words));
  }
}

function checkTextFigures(sources: Sources): void {
  const figures = companyFigures(sources);
  const { home, about, aboutBody } = sources;
  if (home !== undefined) checkFigures(home.value, figures, home.fail);
  if (about !== undefined) checkFigures(about.value, figures, about.fail);
  checkArticleFigures(aboutBody, figures);
  for (const { offer, article } of sources.offers) {
    if (offer !== undefined) checkFigures(offer.value, figures, offer.fail);
    checkArticleFigures(article, figures);
  }
  for (const { item, article } of sources.news) {
    if (item !== undefined) checkFigures(item.value, figures, item.fail);
    checkArticleFigures(article, figures);
  }
  for (const source of sources.projects) {
    const { project, flats, costs, sitePlan, floorPlans, passport, history, progress, aerial, documents } = source;
    const own = projectFigures(source);
    for (const file of [project, flats, costs, sitePlan, floorPlans, passport, history, progress, aerial, documents]) {
      if (file !== undefined) checkFigures(file.value, own, file.fail);
    }
    checkArticleFigures(source.description, own);
  }
}

/** Checks across files: dangling keys, aliases and links, and duplicates. */
export function checkReferences(sources: Sources): void {
  const known = knownOf(sources);
  checkHome(sources, known);
  checkCenters(sources);
  checkCosts(sources, known);
  checkMortgages(sources);
  checkEligibility(sources, known);
  for (const project of sources.projects) {
    checkProject(project, known);
    checkLinks(project.description, known);
  }
  for (const { offer, article } of sources.offers) {
    checkLinks(article, known);
    if (offer === undefined) continue;
    expectKnown(
      offer,
      ['category'],
      'offer category',
      offer.value.category,
      keysOf(known.dictionaries?.offer_categories),
    );
    checkOfferFlats(offer, sources);
    offer.value.mortgages.forEach((each, index) =>
      expectKnown(offer, ['mortgages', index], 'mortgage', each, known.mortgages),
    );
    offer.value.projects.forEach((alias, index) =>
      expectKnown(offer, ['projects', index], 'project', alias, known.projects),
    );
  }
  for (const { item, article } of sources.news) {
    checkLinks(article, known);
    if (item === undefined) continue;
    expectKnown(item, ['category'], 'news category', item.value.category, keysOf(known.dictionaries?.news_categories));
    if (item.value.project !== null) expectKnown(item, ['project'], 'project', item.value.project, known.projects);
  }
  checkLinks(sources.aboutBody, known);
  checkTextFigures(sources);
}
