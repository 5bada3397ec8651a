import { loadContent } from '../../../server/backend/loadContent.ts';
import { type ContentCopy, copyContent } from '../../support/backend/contentCopy.ts';
import { standInMedia } from '../../support/site/standInParts.ts';

let content: ContentCopy;
beforeEach(async () => {
  content = await copyContent();
});
afterEach(async () => content.dispose());

/** The errors of the start, one problem per line, without the path of the folder. */
async function problems(): Promise<string[]> {
  const failure: unknown = await loadContent(content.dir, standInMedia).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'ContentError' });
  return (failure as Error).message.replaceAll(`${content.dir}/`, '').split('\n');
}

const project = 'projects/lypa/project.yaml';
const flats = 'projects/lypa/flats.yaml';
const sitePlan = 'projects/lypa/site-plan.yaml';
const floorPlans = 'projects/lypa/floor-plans.yaml';
const aerial = 'projects/lypa/aerial.yaml';
const passport = 'projects/lypa/passport.yaml';
const history = 'projects/lypa/history.yaml';
const prices = 'projects/lypa/prices.csv';

const noOutline = 'must be a closed path of straight lines like M0,0 L80,0 L80,60 Z';

const edits: [fault: string, file: string, from: string, to: string, expected: string][] = [
  [
    'a missing field',
    project,
    '  floors: 5–9\n',
    '',
    `${project}:13 characteristics.floors: must be written as { ua: …, en: … }, got nothing`,
  ],
  [
    'an unknown field',
    project,
    '  floors: 5–9',
    '  flors: 5–9\n  floors: 5–9',
    `${project}:16 characteristics.flors: unknown field`,
  ],
  [
    'an unknown figure',
    project,
    'en: No cars. }',
    'en: "{cars} cars." }',
    `${project}:12 advantages[0].text.en: there is no figure {cars}: there are area_max, area_max_1, area_max_2, area_min, area_min_1, area_min_2, flats, flats_free, flats_in_a, kitchen_max, kitchen_max_1, kitchen_max_2, kitchen_min, kitchen_min_1, kitchen_min_2`,
  ],
  [
    'an unknown figure in another file of a project',
    'projects/lypa/progress.yaml',
    'en: The frame. }',
    'en: "{flats-free} flats" }',
    'projects/lypa/progress.yaml:3 [0].text.en: there is no figure {flats-free}: there are area_max, area_max_1, area_max_2, area_min, area_min_1, area_min_2, flats, flats_free, flats_in_a, kitchen_max, kitchen_max_1, kitchen_max_2, kitchen_min, kitchen_min_1, kitchen_min_2',
  ],
  [
    'a document that no page may link to',
    passport,
    'https://registry.example/energy',
    'ftp://registry.example/energy',
    `${passport}:10 claims.energy_class.link.url: must be an http(s) address, got "ftp://registry.example/energy"`,
  ],
  [
    'a number of a register without a page',
    'projects/lypa/documents.yaml',
    'registry_url: null',
    'registry_url: javascript:open()',
    'projects/lypa/documents.yaml:6 [0].registry_url: must be an http(s) address, got "javascript:open()"',
  ],
  [
    'a missing language',
    project,
    'title: { ua: Липа, en: Lypa }',
    'title: { ua: Липа }',
    `${project}:2 title.en: expected string, got nothing`,
  ],
  [
    'a number for a text',
    'contacts/contacts.yaml',
    "'00000000'",
    '12',
    'contacts/contacts.yaml:6 legal.code: expected string, got 12 (put it in quotes)',
  ],
  [
    'a colon in a text without quotes',
    'offers/parking/offer.yaml',
    'ua: Паркомісце,',
    'ua: Нове: паркомісце,',
    'offers/parking/offer.yaml:1: Block collections are not allowed within flow collections (a comma is missing between two fields, or a text that has a colon is without quotes)',
  ],
  [
    'a comma that is missing between two fields',
    flats,
    'status: free, price',
    'status: free price',
    `${flats}:22: Block collections are not allowed within flow collections (a comma is missing between two fields, or a text that has a colon is without quotes)`,
  ],
  [
    'an apostrophe between quotes',
    'offers/parking/offer.yaml',
    'ua: Паркомісце,',
    "ua: 'Подвір'я',",
    'offers/parking/offer.yaml:1: Unexpected scalar at node end (between quotes, write an apostrophe as ’)',
  ],
  [
    'a text in no language',
    'offers/lito/offer.yaml',
    'summary: { ua: Коротко, en: In short }',
    'summary: Коротко',
    'offers/lito/offer.yaml:2 summary: must be written as { ua: …, en: … }, got "Коротко"',
  ],
  [
    'a picture without a text',
    project,
    'image: { file: /pictures/house.svg, alt: { ua: Будинок, en: The house } }',
    'image: /pictures/house.svg',
    `${project}:10 image: must be written as { file: …, alt: { ua: …, en: … } }, got "/pictures/house.svg"`,
  ],
  [
    'a number with a comma',
    project,
    'ceiling_height: 2.8',
    'ceiling_height: 2,8',
    `${project}:22 characteristics.ceiling_height: expected number, got "2,8" (no quotes, spaces or comma: 2.5)`,
  ],
  [
    'a comma in the row of a flat',
    flats,
    'price_per_m2: 52000',
    'price_per_m2: 52000,5',
    `${flats}:22 flats[0].5: unknown field (a comma begins a field: quote a text that has one, write 2.5 for a number)`,
  ],
  [
    'a price with kopiykas',
    flats,
    'price_per_m2: 52000',
    'price_per_m2: 52000.5',
    `${flats}:22 flats[0].price_per_m2: must be whole hryvnias, got 52000.5`,
  ],
  [
    'a word for true or false',
    'offers/lito/offer.yaml',
    'valid_until:',
    'combines: no\nvalid_until:',
    'offers/lito/offer.yaml:7 combines: expected true or false, got "no"',
  ],
  [
    'a number for a list',
    'offers/lito/offer.yaml',
    'rooms: [2]',
    'rooms: 2',
    'offers/lito/offer.yaml:10 flats.rooms: expected list, got 2 (write [2])',
  ],
  [
    'a month with its name',
    project,
    'month: 2027-09',
    'month: вересень',
    `${project}:9 readiness.month: must be a month like 2026-11, got "вересень"`,
  ],
  [
    'a text for a number',
    project,
    'ceiling_height: 2.8',
    'ceiling_height: high',
    `${project}:22 characteristics.ceiling_height: expected number, got "high"`,
  ],
  [
    'an empty text',
    'offers/lito/offer.yaml',
    'ua: Коротко',
    "ua: ''",
    'offers/lito/offer.yaml:2 summary.ua: must not be empty, got ""',
  ],
  [
    'a wrong day',
    'news/rik/item.yaml',
    '2026-01-09',
    '2026-02-30',
    'news/rik/item.yaml:5 published_at: must be a day like 2026-11-21, got "2026-02-30"',
  ],
  [
    'an unknown status',
    project,
    'status: under_construction',
    'status: ready',
    `${project}:4 status: there is no status "ready"; there are planned, under_construction`,
  ],
  [
    'an unknown district',
    project,
    'district: frankivskyi',
    'district: kyiv',
    `${project}:5 district: there is no district "kyiv"; there are frankivskyi`,
  ],
  [
    'an unknown project of an offer',
    'offers/lito/offer.yaml',
    '[lypa]',
    '[lypa, lyppa]',
    'offers/lito/offer.yaml:8 projects[1]: there is no project "lyppa"; there are dub, lypa',
  ],
  [
    'an unknown project of news',
    'news/karkas/item.yaml',
    'project: lypa',
    'project: nope',
    'news/karkas/item.yaml:6 project: there is no project "nope"; there are dub, lypa',
  ],
  [
    'an unknown offer on the home page',
    'home/home.yaml',
    'offers: [parking]',
    'offers: [nope]',
    'home/home.yaml:7 offers[0]: there is no offer "nope"; there are ipoteka, lito, parking',
  ],
  [
    'an unknown sales center',
    project,
    'sales_center: central',
    'sales_center: moon',
    `${project}:40 sales_center: there is no sales center "moon"; there are central`,
  ],
  [
    'an unknown mortgage',
    project,
    '[state_7]',
    '[state_9]',
    `${project}:38 mortgages[0]: there is no mortgage "state_9"; there are state_7`,
  ],
  [
    'an unknown mortgage of an offer',
    'offers/ipoteka/offer.yaml',
    '[state_7]',
    '[state_9]',
    'offers/ipoteka/offer.yaml:10 mortgages[0]: there is no mortgage "state_9"; there are state_7',
  ],
  [
    'a source of rules that is no https address',
    'mortgages.yaml',
    'https://state.example',
    'http://state.example',
    'mortgages.yaml:13 [0].rules.source.url: must be an https address, got "http://state.example/mortgage"',
  ],
  [
    'rules of no day',
    'mortgages.yaml',
    'checked: 2026-11-12',
    'checked: November',
    'mortgages.yaml:14 [0].rules.checked: must be a day like 2026-11-21, got "November"',
  ],
  [
    'rates that go back in time',
    'mortgages.yaml',
    'from_month: 121',
    'from_month: 1',
    'mortgages.yaml:7 [0].stages: each stage must start later than the one before, got a list',
  ],
  [
    'a mortgage that is there twice',
    'mortgages.yaml',
    '- key: state_7',
    '- { key: state_7, name: &n { ua: Програма, en: Programme }, bank: *n, note: *n, down_payment_percent_min: 20, months_max: 240, stages: [{ from_month: 1, annual_rate_percent: 7 }] }\n- key: state_7',
    'mortgages.yaml:2 [1].key: mortgage state_7 is there twice',
  ],
  [
    'a key in another alphabet',
    'dictionaries.yaml',
    'comfort:',
    'комфорт:',
    'dictionaries.yaml:7 classes.комфорт: lower-case Latin letters, digits, - and _, got "комфорт"',
  ],
  [
    'a key that is a language',
    'dictionaries.yaml',
    'comfort:',
    'en:',
    'dictionaries.yaml:7 classes.en: a language code cannot be a key, got "en"',
  ],
  [
    'a missing picture',
    'home/home.yaml',
    '/pictures/house.svg',
    '/pictures/hous.svg',
    'home/home.yaml:4 hero.image.file: there is no file /pictures/hous.svg',
  ],
  [
    'a picture outside the content',
    'home/home.yaml',
    '/pictures/house.svg',
    '../../../etc/hosts',
    'home/home.yaml:4 hero.image.file: ../../../etc/hosts is outside the content folder',
  ],
  [
    'a missing document',
    'projects/lypa/documents.yaml',
    'permit.pdf',
    'permitt.pdf',
    'projects/lypa/documents.yaml:7 [0].file: there is no file documents/permitt.pdf',
  ],
  [
    'areas that do not add up',
    flats,
    'area: 10.8',
    'area: 10.9',
    `${flats}:5 layouts.1a.total_area: spaces add up to 41.35 m², got 41.25`,
  ],
  [
    'a flat that is there twice',
    flats,
    'id: a-1-3-9',
    'id: a-1-2-5',
    `${flats}:23 flats[1].id: flat a-1-2-5 is there twice`,
  ],
  [
    'a number that is there twice',
    flats,
    'number: 9,',
    'number: 5,',
    `${flats}:23 flats[1].number: number 5 (building a, section 1) is there twice`,
  ],
  [
    'an unknown layout',
    flats,
    'layout: 2a',
    'layout: 3a',
    `${flats}:23 flats[1].layout: there is no layout "3a"; there are 1a, 2a`,
  ],
  [
    'a view of an unknown building',
    flats,
    'outlooks: { a:',
    'outlooks: { z:',
    `${flats}:20 outlooks.z: there is no building "z"; there are a`,
  ],
  [
    'an unknown building of a site plan',
    sitePlan,
    'key: a',
    'key: b',
    `${sitePlan}:3 buildings[0].key: there is no building "b"; there are a`,
  ],
  [
    'a curved outline',
    sitePlan,
    'L60,80',
    'C60,80',
    `${sitePlan}:4 buildings[0].outline: ${noOutline}, got "M10,20 L60,20 C60,80 H10 Z"`,
  ],
  [
    'an outline with a number too few',
    sitePlan,
    'L60,80',
    'L60',
    `${sitePlan}:4 buildings[0].outline: ${noOutline}, got "M10,20 L60,20 L60 H10 Z"`,
  ],
  [
    'an outline that encloses nothing',
    sitePlan,
    'L60,20 L60,80 H10',
    'L60,20',
    `${sitePlan}:4 buildings[0].outline: ${noOutline}, got "M10,20 L60,20 Z"`,
  ],
  [
    'a floor that is there twice on a facade',
    sitePlan,
    'floor: 3',
    'floor: 2',
    `${sitePlan}:10 buildings[0].facade.floors[1].floor: floor 2 (section 1) is there twice`,
  ],
  [
    'rules of a programme that is not there',
    'eligibility.yaml',
    'programme: state_7',
    'programme: state_1',
    'eligibility.yaml:3 programmes[0].programme: there is no mortgage "state_1"; there are state_7',
  ],
  [
    'rules of a group that the programme does not have',
    'eligibility.yaml',
    'group: little_housing',
    'group: teachers',
    'eligibility.yaml:6 programmes[0].owned_area.group: there is no group "teachers"; there are veterans, little_housing',
  ],
  [
    'a rule of a programme without its day',
    'eligibility.yaml',
    'en: The bank }, date: 2026-11-01 }',
    'en: The bank } }',
    'eligibility.yaml:4 programmes[0].age.source.date: must be a day like 2026-11-21, got nothing',
  ],
  [
    'a hand-over of a building that is not there',
    history,
    '  a:',
    '  z:',
    `${history}:4 handovers.z: there is no building "z"; there are a`,
  ],
  [
    'promises that are out of order',
    history,
    'day: 2025-02-10',
    'day: 2026-02-10',
    `${history}:5 handovers.a.promises: the days must ascend, got a list`,
  ],
  [
    'a price of a flat that is not there',
    prices,
    'a-1-5-15,2026-03-02',
    'a-9-9-9,2026-03-02',
    `${prices}:10: flat: there is no flat a-9-9-9 in flats.yaml`,
  ],
  [
    'a price without its day',
    prices,
    'a-1-2-5,2026-06-01,52000',
    'a-1-2-5,June,52000',
    `${prices}:3: day: must be a day like 2026-11-21, got "June"`,
  ],
  [
    'an earlier price with a space',
    prices,
    'a-1-2-5,2026-06-01,52000',
    'a-1-2-5,2026-06-01,52 000',
    `${prices}:3: price_per_m2: must be whole hryvnias, got "52 000"`,
  ],
  [
    'a row of prices without its last column',
    prices,
    'a-1-2-5,2026-06-01,52000,free',
    'a-1-2-5,2026-06-01,52000',
    `${prices}:3: row: expected four columns, got 3`,
  ],
  [
    'an earlier price with a decimal comma in quotes',
    prices,
    'a-1-2-5,2026-06-01,52000',
    'a-1-2-5,2026-06-01,"52000,50"',
    `${prices}:3: row: expected four columns, got 5`,
  ],
  [
    'prices between semicolons',
    prices,
    'flat,day,price_per_m2,status',
    'flat;day;price_per_m2;status',
    `${prices}:1: the first line must be flat,day,price_per_m2,status (commas between the columns, not semicolons)`,
  ],
  [
    'prices without their head',
    prices,
    'flat,day',
    'flat,date',
    `${prices}:1: the first line must be flat,day,price_per_m2,status`,
  ],
  [
    'prices that are out of order',
    prices,
    'a-1-2-5,2026-06-01',
    'a-1-2-5,2020-06-01',
    `${prices}:3: day: the days of flat a-1-2-5 must ascend`,
  ],
  [
    'two prices of a flat on one day',
    prices,
    'a-1-2-5,2026-06-01',
    'a-1-2-5,2026-03-02',
    `${prices}:3: day: the days of flat a-1-2-5 must ascend`,
  ],
  [
    'a claim of the passport without its day',
    passport,
    'value: 240, kind: checked, checked: 2026-05-12',
    'value: 240, kind: checked',
    `${passport}:2 claims.shelter_places.checked: must be a day like 2026-11-21, got nothing`,
  ],
  [
    'a claim that does not say whether it is there or designed',
    passport,
    'value: 240, kind: checked',
    'value: 240, kind: promised',
    `${passport}:2 claims.shelter_places.kind: invalid option: expected one of "checked"|"designed", got "promised"`,
  ],
  [
    'a claim of a number without one',
    passport,
    'value: 240, kind',
    'kind',
    `${passport}:2 claims.shelter_places.value: must say what is claimed, got nothing`,
  ],
  [
    'a claim that nobody knows',
    passport,
    'shelter_places',
    'shelter_luxury',
    `${passport}:2 claims.shelter_luxury: unknown field`,
  ],
  [
    'a document of the passport that is not there',
    passport,
    'document: permit',
    'document: promise',
    `${passport}:2 claims.shelter_places.document: there is no document "promise"; there are permit`,
  ],
  [
    'a building of the passport that is not there',
    passport,
    '  a:\n',
    '  b:\n',
    `${passport}:13 buildings.b: there is no building "b"; there are a`,
  ],
  [
    'a drill that is only designed',
    passport,
    'kind: checked, checked: 2026-05-14',
    'kind: designed, checked: 2026-05-14',
    `${passport}:11 claims.last_drill.kind: must be \`checked\`: a drill or an inspection has been held or not, got "designed"`,
  ],
  [
    'an unknown building of a floor',
    floorPlans,
    'building: a',
    'building: b',
    `${floorPlans}:8 floors[0].building: there is no building "b"; there are a`,
  ],
  [
    'an unknown floor plan',
    floorPlans,
    'plan: typical',
    'plan: top',
    `${floorPlans}:8 floors[0].plan: there is no floor plan "top"; there are typical`,
  ],
  [
    'a flat that is not in the list',
    floorPlans,
    '[a-1-2-5',
    '[a-1-2-6',
    `${floorPlans}:8 floors[0].flats[0]: there is no flat "a-1-2-6" in flats.yaml`,
  ],
  [
    'a flat on another floor',
    floorPlans,
    '[a-1-2-5',
    '[a-1-5-15',
    `${floorPlans}:8 floors[0].flats[0]: flats.yaml has flat a-1-5-15 in building a, section 1, floor 5`,
  ],
  [
    'a flat in two places',
    floorPlans,
    '[a-1-2-5, null]',
    '[a-1-2-5, a-1-2-5]',
    `${floorPlans}:8 floors[0].flats[1]: flat a-1-2-5 is there twice`,
  ],
  [
    'a floor without a place for a flat',
    floorPlans,
    '[a-1-2-5, null]',
    '[a-1-2-5]',
    `${floorPlans}:8 floors[0].flats: 1 flats, but floor plan typical has 2 places`,
  ],
  [
    'a floor that is there twice',
    floorPlans,
    'floor: 3',
    'floor: 2',
    `${floorPlans}:9 floors[1].floor: floor 2 (building a, section 1) is there twice`,
  ],
  [
    'an offer that ends before it begins',
    'offers/lito/offer.yaml',
    '2026-08-31',
    '2026-05-31',
    'offers/lito/offer.yaml:7 valid_until: must not be before `published_at`, got "2026-05-31"',
  ],
  [
    'floors of an offer in the wrong order',
    'offers/lito/offer.yaml',
    'flats: {',
    'flats: { floor_from: 12, floor_to: 3,',
    'offers/lito/offer.yaml:10 flats.floor_to: must not be below `floor_from`, got 3',
  ],
  [
    'hours that end before they begin',
    'centers/central/center.yaml',
    "'18:00'",
    "'08:00'",
    'centers/central/center.yaml:7 schedule[0].to: must be after `from`, got "08:00"',
  ],
  [
    'a closure that is there twice',
    'centers/central/center.yaml',
    'closures: [',
    'closures: [{ day: 2026-12-25, reason: { ua: Різдво, en: Christmas } }, ',
    'centers/central/center.yaml:8 closures[1].day: closure 2026-12-25 is there twice',
  ],
  [
    'a field that is there twice',
    'site.yaml',
    'default_mailbox',
    'city_center',
    'site.yaml:3: Map keys must be unique',
  ],
  ['raw HTML', 'about/en.md', 'We **build**', 'We\n\n<b>build</b>', 'about/en.md:3: raw HTML is not allowed: <b>'],
  [
    'a script link',
    'about/en.md',
    '(/projects)',
    '(javascript:alert)',
    'about/en.md:1: a link goes to http(s), mailto:, tel: or a path of the site, not to javascript:alert',
  ],
  [
    'a link with a language',
    'about/en.md',
    '(/projects)',
    '(/en/projects)',
    'about/en.md:1: a path of the site is written without a language: /en/projects',
  ],
  [
    'a link to an alias that is not there',
    'about/en.md',
    '(/projects)',
    '(/projects/nope/plan)',
    'about/en.md:1: the link /projects/nope/plan leads nowhere',
  ],
  [
    'a star before a text',
    project,
    'status: under_construction',
    'status: *under_construction',
    `${project}:4: a text that begins with * goes into quotes: *under_construction`,
  ],
  [
    'a text without its closing quote',
    project,
    '{ ua: Липа, en: Lypa }',
    "{ ua: 'Липа, en: Lypa }",
    `${project}:2: Missing closing 'quote`,
  ],
  [
    'a page title in a text',
    'about/ua.md',
    'Ми',
    '# Ми',
    'about/ua.md:1: a heading is ## or ###: the page has its title already',
  ],
  [
    'a direction that is none',
    aerial,
    'yaw: 120',
    'yaw: 210',
    `${aerial}:10 panoramas[1].markers[1].yaw: too big: expected number to be <=180, got 210`,
  ],
  [
    'a marker of an unknown building',
    aerial,
    'key: a,',
    'key: z,',
    `${aerial}:5 panoramas[0].markers[0].key: there is no building "z"; there are a`,
  ],
  [
    'a marker that is there twice',
    aerial,
    'place, key: school',
    'building, key: a',
    `${aerial}:10 panoramas[1].markers[1].key: marker building a is there twice`,
  ],
  ['a year that is there twice', aerial, '2025', '2026', `${aerial}:6 panoramas[1].year: year 2026 is there twice`],
  [
    'a missing panorama',
    aerial,
    'panorama-2025',
    'panorama-2024',
    `${aerial}:3 panoramas[0].image.file: there is no file pictures/panorama-2024.webp`,
  ],
  [
    'a panorama without its poster',
    project,
    'aerial:',
    'aerial: null #',
    `${project}:44 aerial: there is projects/lypa/aerial.yaml, but no poster and no note to show with it`,
  ],
  [
    'a model without its poster',
    project,
    'model:',
    'model: null #',
    `${project}:43 model: there is projects/lypa/model.glb, but no poster and no note to show with it`,
  ],
  [
    'a missing picture of a text',
    'news/rik/en.md',
    'house.svg',
    'nope.svg',
    'news/rik/en.md:3: there is no file /pictures/nope.svg',
  ],
];

it.each(edits)('%s', async (_, file, from, to, expected) => {
  await content.edit(file, from, to);
  expect(await problems()).toContain(expected);
});

it('an unknown key among hundreds, with the nearest of them and the number of the others', async () => {
  const others = Array.from({ length: 200 }, (_, index) => `  obriy-${index}: { ua: Обрій, en: Obriy }\n`);
  await content.edit('dictionaries.yaml', 'districts:\n', `districts:\n${others.join('')}`);
  await content.edit(
    'dictionaries.yaml',
    '  frankivskyi:',
    '  fastivskyi: { ua: Фастівський, en: Fastivskyi }\n  frankivskyi:',
  );
  await content.edit(project, 'district: frankivskyi', 'district: frankivsky');
  expect(await problems()).toEqual([
    `${project}:5 district: there is no district "frankivsky"; there are frankivskyi, fastivskyi, obriy-0 and 199 others`,
  ]);
});

it('a tab before a field with what is wrong above it, but not what follows from it', async () => {
  await content.edit(project, '  floors: 5–9', '\tfloors: 5–9');
  const tab = `${project}:16: Tabs are not allowed as indentation (write spaces instead of each tab)`;
  expect(await problems()).toEqual([tab]);
  await content.edit(project, 'title:', 'title: 1\ntitle:');
  expect(await problems()).toEqual([
    expect.stringContaining('Map keys must be unique'),
    expect.stringMatching(/:17: Tabs/),
  ]);
});

it('links to pages that the site does not have, and not those to its pages and files', async () => {
  const right = ['/', '/contacts/', '/flats?rooms=2', '/projects/lypa/plan/a/1#floor', '/news/rik'];
  const files = ['/news/feed.xml', '/sitemap.xml', '/media/price.pdf', '/api/docs'];
  const wrong = ['/kontakty', '/projects/lypa/plansss?view=list', '/news/nope'];
  await content.write('about/en.md', [...wrong, ...right, ...files].map((href) => `[page](${href})`).join('\n'));
  expect(await problems()).toEqual(
    wrong.map((href, index) => `about/en.md:${index + 1}: the link ${href} leads nowhere`),
  );
});

it('no-break spaces before a field, and not what follows from them', async () => {
  await content.edit(project, '  floors: 5–9', '\u00A0\u00A0floors: 5–9');
  expect(await problems()).toEqual([
    `${project}:16: No-break spaces are not allowed as indentation (write ordinary spaces)`,
  ]);
});

it('hours without their zero, and not that they end before they begin', async () => {
  await content.edit('centers/central/center.yaml', "'09:00'", '9:00');
  expect(await problems()).toEqual([
    'centers/central/center.yaml:7 schedule[0].from: must be a time like 09:00, got "9:00"',
  ]);
});

it('a folder that cannot be an alias', async () => {
  await content.rename('news/rik', 'news/en');
  expect(await problems()).toEqual(["news/en: the folder's name is the alias: a language code cannot be an alias"]);
});

it('a missing file, and one whose name nothing reads', async () => {
  await content.rename('offers/lito/offer.yaml', 'offers/lito/ofer.yaml');
  expect(await problems()).toEqual([
    'offers/lito/ofer.yaml: nothing reads this file; here belong offer.yaml, ua.md, en.md',
    'offers/lito/offer.yaml: the file is missing',
  ]);
});

it('a file at a place where nothing reads it', async () => {
  await content.write('eligibilty.yaml', '');
  await content.write('news/windows.yaml', '');
  await content.write('centers/central/hours.yaml', '');
  await content.write('centers/central/center.yaml.txt', '');
  await content.write('news/rik/prices.csv', '');
  expect(await problems()).toEqual([
    'centers/central/center.yaml.txt: nothing reads this file; here belong center.yaml',
    'centers/central/hours.yaml: nothing reads this file; here belong center.yaml',
    'eligibilty.yaml: nothing reads this file; here belong site.yaml, dictionaries.yaml, mortgages.yaml, costs.yaml, eligibility.yaml',
    'news/rik/prices.csv: nothing reads this file; here belong item.yaml, ua.md, en.md',
    'news/windows.yaml: nothing reads this file; here belong folders',
  ]);
});

it('a broken file alone, and not those that refer to it', async () => {
  await content.edit('projects/lypa/documents.yaml', 'id: permit', 'id:');
  await content.edit(flats, 'price_per_m2: 52000', "price_per_m2: '52 000'");
  await content.edit('projects/lypa/en.md', 'A house', 'One of {flats} flats in a house');
  expect(await problems()).toEqual([
    'projects/lypa/documents.yaml:1 [0].id: expected string, got nothing',
    `${flats}:22 flats[0].price_per_m2: must be whole hryvnias, got "52 000" (no quotes, spaces or comma: 85700)`,
  ]);
});

it('an unreadable file', async () => {
  await content.remove('about/en.md');
  await content.makeFolder('about/en.md');
  expect(await problems()).toEqual(['about/en.md: the file cannot be read (EISDIR)']);
});

it.each(['centers', 'news', 'offers', 'projects'])('a missing folder: %s', async (folder) => {
  await content.rename(folder, 'renamed');
  expect(await problems()).toEqual([`${folder}: the folder is missing (README.md keeps an empty one in git)`]);
});

it('a file where a folder belongs', async () => {
  await content.remove('news');
  await content.write('news', '');
  expect(await problems()).toContain('news: the folder cannot be read (ENOTDIR)');
});

it('a file in another encoding', async () => {
  await content.write('about/ua.md', Uint8Array.from([0xcc, 0xe8]));
  expect(await problems()).toEqual(['about/ua.md: the file is not in UTF-8: save it in that encoding']);
});

it('hours of one weekday that overlap, and not those after a break', async () => {
  const evening = "{ weekdays: [5, 6], from: '18:30', to: '20:00' }";
  const saturday = "{ weekdays: [6], from: '14:00', to: '19:00' }";
  await content.edit('centers/central/center.yaml', "'18:00' }", `'18:00' }, ${evening}, ${saturday}`);
  expect(await problems()).toEqual(['centers/central/center.yaml:7 schedule[2]: overlaps schedule[1] on weekday 6']);
});

it('an empty file', async () => {
  await content.write('site.yaml', '');
  expect(await problems()).toEqual(['site.yaml: expected object, got nothing']);
});

it('a text without a word in one language', async () => {
  await content.write('news/rik/ua.md', '\n');
  await content.write('offers/lito/en.md', '');
  expect(await problems()).toEqual(['news/rik/ua.md: the file has no text', 'offers/lito/en.md: the file has no text']);
});

it('a content folder that is a file', async () => {
  await content.remove('.');
  await content.write('.', '');
  expect(await problems()).toEqual([`${content.dir}: there is no such content folder`]);
});

it('a missing content folder', async () => {
  await content.remove('.');
  expect(await problems()).toEqual([`${content.dir}: there is no such content folder`]);
});

it('reports every problem of every file at once', async () => {
  await content.edit(project, 'order: 1', 'order: first\ncolour: red');
  await content.edit('site.yaml', 'offers: 2', 'offers: 0');
  await content.edit('about/en.md', 'We', '<i>We</i>');
  expect(await problems()).toEqual([
    'about/en.md:1: raw HTML is not allowed: <i>',
    'about/en.md:1: raw HTML is not allowed: </i>',
    `${project}:1 order: expected number, got "first"`,
    `${project}:2 colour: unknown field`,
    'site.yaml:2 page_sizes.offers: too small: expected number to be >=1, got 0',
  ]);
});
