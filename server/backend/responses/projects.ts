import type { CalculatorFlat, CalculatorProject } from '#contract/money/calculator.ts';
import { passportKeys } from '#domain/passport.ts';
import { safetyKeys } from '#domain/safetyKeys.ts';
import type { Position } from '#contract/common.ts';
import type { Whole } from '#contract/whole.ts';
import type { Eligibility } from '#contract/money/eligibility.ts';
import type { Passport, PassportClaim } from '#contract/projects/passport.ts';
import type { DocumentsData } from '#contract/projects/progress.ts';
import type { Project, ProjectCard, ProjectsData } from '#contract/projects/project.ts';
import type { Content, Project as ProjectContent } from '../content/assemble.ts';
import {
  buildingsOf,
  flatsWithDiscounts,
  freeFlatsOf,
  highestPriceOf,
  purchaseCostsOf,
  summaryOfFlats,
  type WholeFlat,
} from './flats.ts';
import { kopiykasOf, priceOfFlat } from './money.ts';
import { offersOfProject } from './offers.ts';
import { withPreview } from './preview.ts';
import { mortgagesOf, term } from './terms.ts';

const earthRadius = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Whole metres as the crow flies (haversine). */
function distance(a: Position, b: Position): number {
  const lat = radians(b.lat - a.lat) / 2;
  const lon = radians(b.lon - a.lon) / 2;
  const h = Math.sin(lat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lon) ** 2;
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(h)));
}

export type WholeProjectCard = Whole<ProjectCard>;

export function projectCard(content: Content, project: ProjectContent, today: string): WholeProjectCard {
  const { dictionaries, site } = content;
  const { alias, title, tagline, address, position, readiness, image } = project;
  return {
    alias,
    title,
    tagline,
    status: term(dictionaries.statuses, project.status),
    district: term(dictionaries.districts, project.district),
    class: term(dictionaries.classes, project.class),
    address,
    position,
    distance: distance(site.city_center, position),
    readiness,
    ...summaryOfFlats(flatsWithDiscounts(content, project, today), today),
    image,
    safety: safetyOf(project),
  };
}

export function longestInstalment({ instalment }: ProjectContent): Whole<ProjectCard>['longest_instalment'] {
  return instalment && { months: instalment.months.max, down_payment_percent: instalment.down_payment_percent.default };
}

/** What its passport claims, of what buyers search by; a number of nothing is no claim. */
export function safetyOf({ passport }: ProjectContent): Whole<ProjectCard>['safety'] {
  return safetyKeys.filter((key) => {
    const claim = passport?.claims[key];
    return claim !== undefined && claim.value !== 0;
  });
}

/** The statuses are one a project, as the spec has it; the site makes them unique. */
export function projectsPage(content: Content, { today }: { today: string }): Whole<ProjectsData> {
  const projects = content.projects.map((project) => ({
    ...projectCard(content, project, today),
    free_flats: freeFlatsOf(flatsWithDiscounts(content, project, today), today),
    longest_instalment: longestInstalment(project),
  }));
  return { projects, statuses: projects.map(({ status }) => status) };
}

export function projectPage(content: Content, project: ProjectContent, today: string): Whole<Project> {
  const {
    description,
    gallery,
    advantages,
    characteristics,
    infrastructure,
    instalment_terms,
    master_plan,
    model,
    aerial,
  } = project;
  const { modelFile, panoramas, sales_center, send_mail_to, seo } = project;
  const { place_categories } = content.dictionaries;
  const card = projectCard(content, project, today);
  const flats = flatsWithDiscounts(content, project, today);
  return {
    ...card,
    locality: project.locality,
    postal_code: project.postal_code,
    price_to: highestPriceOf(flats, today),
    flats_priced: flats.filter(({ status, price }) => status === 'free' && price !== null).length,
    description,
    gallery,
    advantages,
    characteristics: { class: card.class.name, ...characteristics },
    infrastructure: infrastructure.map((place) => ({ ...place, category: term(place_categories, place.category) })),
    instalment_terms,
    master_plan,
    buildings: buildingsOf(project),
    model: model && { ...model, src: modelFile?.src ?? null, size: modelFile?.size ?? null },
    aerial: aerial && { ...aerial, panoramas },
    offers: offersOfProject(content, project.alias),
    sales_center,
    ...(send_mail_to === undefined ? {} : { send_mail_to }),
    seo: withPreview(seo, content.cards.projects[project.alias] ?? content.cards.site),
  };
}

type WholeCalculatorFlat = Omit<Whole<CalculatorFlat>, 'discount'> & Pick<WholeFlat, 'discount'>;

function calculatorFlat(
  content: Content,
  project: ProjectContent,
  requested: string,
  today: string,
): WholeCalculatorFlat | null {
  const flat = flatsWithDiscounts(content, project, today).find((each) => each.id === requested);
  if (flat === undefined) return null;
  const { id, building, section, floor, number, rooms, total_area, status, price, discount } = flat;
  return {
    id,
    building,
    section,
    floor,
    number,
    rooms,
    total_area,
    status,
    price,
    ...(discount !== undefined && { discount }),
  };
}

export type WholeCalculatorProject = Omit<Whole<CalculatorProject>, 'mortgages' | 'flat'> & {
  readonly mortgages: Content['mortgages'];
  readonly flat?: WholeCalculatorFlat | null;
};

/** `flat`: id of the flat that the visitor opened the calculator from. */
export function calculatorOf(
  content: Content,
  project: ProjectContent,
  today: string,
  flat?: string,
): WholeCalculatorProject {
  const { alias, title, examples, instalment, reservation } = project;
  const costs = purchaseCostsOf(content, project, today);
  const { price_per_m2, price_from } = summaryOfFlats(flatsWithDiscounts(content, project, today), today);
  return {
    alias,
    title,
    price_per_m2,
    price_from,
    examples: examples.map(({ rooms, total_area, price_per_m2: price }) => ({
      rooms,
      total_area,
      price: priceOfFlat(price, total_area),
    })),
    instalment,
    mortgages: mortgagesOf(content, project),
    reservation,
    ...(costs !== undefined && { costs }),
    ...(flat === undefined ? {} : { flat: calculatorFlat(content, project, flat, today) }),
  };
}

/** Undefined for a project that is not sold by a programme with rules. */
export function eligibilityOf(
  { eligibility }: Content,
  { mortgages, readiness, locality }: ProjectContent,
): Eligibility | undefined {
  const programmes = eligibility?.programmes.filter(({ programme }) => mortgages.includes(programme)) ?? [];
  if (eligibility === null || programmes.length === 0) return undefined;
  return {
    fresh_days: eligibility.fresh_days,
    completed: readiness.month,
    programmes: programmes.map(({ price_per_m2: prices, ...programme }) => {
      const own = prices?.cities.find(({ city }) => city === locality);
      const max = own?.max ?? prices?.elsewhere ?? null;
      return {
        ...programme,
        price_per_m2:
          prices === null || max === null
            ? null
            : { city: own?.city ?? null, max: kopiykasOf(max), source: prices.source },
      };
    }),
  };
}

export function documentsOf(content: Content, project: ProjectContent): Whole<DocumentsData> {
  const groups = content.dictionaries.document_groups;
  return {
    documents: project.documents.map(({ group, ...rest }) => ({ ...rest, group: term(groups, group), format: 'pdf' })),
  };
}

type WrittenClaims = NonNullable<ProjectContent['passport']>['claims'];

function claimsOf({ documents }: ProjectContent, written: WrittenClaims): PassportClaim[] {
  return passportKeys.flatMap((key): PassportClaim[] => {
    const claim = written[key];
    if (claim === undefined) return [];
    const { document, link, ...rest } = claim;
    const proof = documents.find(({ id }) => id === document) ?? link;
    return [{ key, ...rest, document: proof && { title: proof.title, url: proof.url } }];
  });
}

/**
 * Empty for a project without a passport: browsers fetch it for any project of a list, and would log a 404 as an
 * error.
 */
export function passportOf(project: ProjectContent): Passport {
  const { claims = {}, buildings = {} } = project.passport ?? {};
  return {
    claims: claimsOf(project, claims),
    buildings: Object.entries(buildings).map(([key, own]) => ({
      key,
      name: project.buildings[key] ?? key,
      claims: claimsOf(project, own),
    })),
  };
}
