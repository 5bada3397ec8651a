import { expectKnown, expectUnique, type KnownKeys, keysOf } from './known.ts';
import type { FieldPath } from './problems.ts';
import { checkSitePlan } from './sitePlanReferences.ts';
import type { ProjectSource } from './sources.ts';

function checkFlats({ flats }: ProjectSource): void {
  if (flats === undefined) return;
  const { buildings, outlooks, layouts, flats: rows } = flats.value;
  for (const key of Object.keys(outlooks)) {
    expectKnown(flats, ['outlooks', key], 'building', key, keysOf(buildings));
  }
  rows.forEach((row, index) => {
    expectKnown(flats, ['flats', index, 'building'], 'building', row.building, keysOf(buildings));
    expectKnown(flats, ['flats', index, 'layout'], 'layout', row.layout, keysOf(layouts));
  });
  expectUnique(
    flats,
    rows,
    'flat',
    ({ id }) => id,
    (index) => ['flats', index, 'id'],
  );
  expectUnique(
    flats,
    rows,
    'number',
    ({ building, section, number }) => `${number} (building ${building}, section ${section})`,
    (index) => ['flats', index, 'number'],
  );
}

function checkAerial({ aerial, flats }: ProjectSource): void {
  if (aerial === undefined) return;
  const { panoramas } = aerial.value;
  expectUnique(
    aerial,
    panoramas,
    'year',
    ({ year }) => String(year),
    (index) => ['panoramas', index, 'year'],
  );
  const buildings = keysOf(flats?.value.buildings);
  panoramas.forEach(({ markers }, at) => {
    const place = (index: number): FieldPath => ['panoramas', at, 'markers', index, 'key'];
    expectUnique(aerial, markers, 'marker', ({ kind, key }) => `${kind} ${key}`, place);
    markers.forEach(({ kind, key }, index) => {
      if (kind === 'building') expectKnown(aerial, place(index), 'building', key, buildings);
    });
  });
}

/** The buildings are those of the flats, the documents those of the project. */
function checkPassport({ passport, flats, documents }: ProjectSource): void {
  if (passport === undefined) return;
  const { claims, buildings } = passport.value;
  const ids = new Set(documents?.value.map(({ id }) => id));
  const checkClaims = (at: FieldPath, written: typeof claims): void => {
    for (const [key, claim] of Object.entries(written)) {
      if (claim?.document) expectKnown(passport, [...at, key, 'document'], 'document', claim.document, ids);
    }
  };
  checkClaims(['claims'], claims);
  for (const [key, own] of Object.entries(buildings)) {
    expectKnown(passport, ['buildings', key], 'building', key, keysOf(flats?.value.buildings));
    checkClaims(['buildings', key], own);
  }
}

/** The buildings and flats are those of `flats.yaml`. */
function checkHistory({ history, prices, flats }: ProjectSource): void {
  if (history !== undefined) {
    for (const key of Object.keys(history.value.handovers)) {
      expectKnown(history, ['handovers', key], 'building', key, keysOf(flats?.value.buildings));
    }
  }
  const ids = new Set(flats?.value.flats.map(({ id }) => id));
  for (const flat of prices?.value.keys() ?? []) {
    if (flats !== undefined && !ids.has(flat)) prices?.fail(flat, `flat: there is no flat ${flat} in flats.yaml`);
  }
}

function checkLists({ documents, progress }: ProjectSource, known: KnownKeys): void {
  if (documents !== undefined) {
    const groups = keysOf(known.dictionaries?.document_groups);
    documents.value.forEach(({ group }, index) =>
      expectKnown(documents, [index, 'group'], 'document group', group, groups),
    );
    expectUnique(
      documents,
      documents.value,
      'document',
      ({ id }) => id,
      (index) => [index, 'id'],
    );
  }
  if (progress !== undefined) {
    expectUnique(
      progress,
      progress.value,
      'month',
      ({ month }) => month,
      (index) => [index, 'month'],
    );
  }
}

export function checkProject(source: ProjectSource, known: KnownKeys): void {
  checkFlats(source);
  checkSitePlan(source);
  checkPassport(source);
  checkHistory(source);
  checkLists(source, known);
  checkAerial(source);
  const { project } = source;
  if (project === undefined) return;
  const { value } = project;
  const { dictionaries } = known;
  expectKnown(project, ['status'], 'status', value.status, keysOf(dictionaries?.statuses));
  expectKnown(project, ['district'], 'district', value.district, keysOf(dictionaries?.districts));
  expectKnown(project, ['class'], 'class', value.class, keysOf(dictionaries?.classes));
  expectKnown(project, ['sales_center'], 'sales center', value.sales_center, known.centers);
  const places = keysOf(dictionaries?.place_categories);
  value.infrastructure.forEach(({ category }, index) =>
    expectKnown(project, ['infrastructure', index, 'category'], 'place category', category, places),
  );
  value.mortgages.forEach((key, index) => expectKnown(project, ['mortgages', index], 'mortgage', key, known.mortgages));
}
