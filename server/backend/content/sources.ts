import { Alias } from '#contract/common.ts';
import type { Article, ContentReader, Source } from './reader.ts';
import { NewsFile, OfferFile } from './schemas/articles.ts';
import {
  AboutFile,
  CenterFile,
  ContactsFile,
  DictionariesFile,
  HomeFile,
  MortgagesFile,
  SiteFile,
} from './schemas/company.ts';
import { CostsFile, ProjectCostsFile } from './schemas/costs.ts';
import { EligibilityFile } from './schemas/eligibility.ts';
import { readPrices } from './prices.ts';
import { FlatsFile } from './schemas/flats.ts';
import { HistoryFile } from './schemas/history.ts';
import { PassportFile } from './schemas/passport.ts';
import { AerialFile, DocumentsFile, ProgressFile, ProjectFile } from './schemas/project.ts';
import { FloorPlansFile, SitePlanFile } from './schemas/sitePlan.ts';

async function readAliases(reader: ContentReader, kind: string): Promise<string[]> {
  await reader.reportUnread(kind);
  const aliases = await reader.folders(kind);
  for (const alias of aliases) {
    const checked = Alias.safeParse(alias);
    if (!checked.success) {
      reader.fail(`${kind}/${alias}`, `the folder's name is the alias: ${checked.error.issues[0]?.message ?? ''}`);
    }
  }
  return aliases;
}

async function readDocuments(reader: ContentReader, folder: string) {
  const file = `${folder}/documents.yaml`;
  const source = await reader.yaml(file, DocumentsFile, 'optional');
  if (source === undefined) return undefined;
  const value = await Promise.all(
    source.value.map(async ({ file: named, ...row }, index) => {
      const document = await reader.document(file, named).catch((error: Error) => {
        source.fail([index, 'file'], error.message);
        return { url: '', size: 0 };
      });
      return { ...row, ...document };
    }),
  );
  return { ...source, value };
}

async function readProject(reader: ContentReader, alias: string) {
  const folder = `projects/${alias}`;
  const [
    project,
    flats,
    costs,
    sitePlan,
    floorPlans,
    passport,
    history,
    prices,
    progress,
    aerial,
    model,
    documents,
    description,
  ] = await Promise.all([
    reader.yaml(`${folder}/project.yaml`, ProjectFile),
    reader.yaml(`${folder}/flats.yaml`, FlatsFile, 'optional'),
    reader.yaml(`${folder}/costs.yaml`, ProjectCostsFile, 'optional'),
    reader.yaml(`${folder}/site-plan.yaml`, SitePlanFile, 'optional'),
    reader.yaml(`${folder}/floor-plans.yaml`, FloorPlansFile, 'optional'),
    reader.yaml(`${folder}/passport.yaml`, PassportFile, 'optional'),
    reader.yaml(`${folder}/history.yaml`, HistoryFile, 'optional'),
    readPrices(reader, `${folder}/prices.csv`),
    reader.yaml(`${folder}/progress.yaml`, ProgressFile, 'optional'),
    reader.yaml(`${folder}/aerial.yaml`, AerialFile, 'optional'),
    reader.model(`${folder}/model.glb`),
    readDocuments(reader, folder),
    reader.article(folder),
  ]);
  await reader.reportUnread(folder);
  if (project?.value.model === null && model !== undefined) {
    project.fail(['model'], `there is ${folder}/model.glb, but no poster and no note to show with it`);
  }
  if (project?.value.aerial === null && aerial !== undefined) {
    project.fail(['aerial'], `there is ${folder}/aerial.yaml, but no poster and no note to show with it`);
  }
  return {
    alias,
    project,
    flats,
    costs,
    sitePlan,
    floorPlans,
    passport,
    history,
    prices,
    progress,
    aerial,
    model,
    documents,
    description,
  };
}

async function readCenter(reader: ContentReader, alias: string) {
  const folder = `centers/${alias}`;
  const center = await reader.yaml(`${folder}/center.yaml`, CenterFile);
  await reader.reportUnread(folder);
  return { alias, center };
}

async function readOffer(reader: ContentReader, alias: string) {
  const folder = `offers/${alias}`;
  const [offer, article] = await Promise.all([reader.yaml(`${folder}/offer.yaml`, OfferFile), reader.article(folder)]);
  await reader.reportUnread(folder);
  return { alias, offer, article };
}

async function readNews(reader: ContentReader, alias: string) {
  const folder = `news/${alias}`;
  const [item, article] = await Promise.all([reader.yaml(`${folder}/item.yaml`, NewsFile), reader.article(folder)]);
  await reader.reportUnread(folder);
  return { alias, item, article };
}

async function readEach<T>(
  reader: ContentReader,
  kind: string,
  read: (reader: ContentReader, alias: string) => Promise<T>,
): Promise<T[]> {
  const aliases = await readAliases(reader, kind);
  return Promise.all(aliases.map(async (alias) => read(reader, alias)));
}

/** Everything in the content folder, each file as far as it could be read. */
export async function readSources(reader: ContentReader) {
  const [
    site,
    dictionaries,
    mortgages,
    costs,
    eligibility,
    home,
    about,
    aboutBody,
    contacts,
    centers,
    projects,
    offers,
    news,
  ] = await Promise.all([
    reader.yaml('site.yaml', SiteFile),
    reader.yaml('dictionaries.yaml', DictionariesFile),
    reader.yaml('mortgages.yaml', MortgagesFile),
    reader.yaml('costs.yaml', CostsFile, 'optional'),
    reader.yaml('eligibility.yaml', EligibilityFile, 'optional'),
    reader.yaml('home/home.yaml', HomeFile),
    reader.yaml('about/about.yaml', AboutFile),
    reader.article('about'),
    reader.yaml('contacts/contacts.yaml', ContactsFile),
    readEach(reader, 'centers', readCenter),
    readEach(reader, 'projects', readProject),
    readEach(reader, 'offers', readOffer),
    readEach(reader, 'news', readNews),
  ]);
  for (const folder of ['', 'home', 'about', 'contacts']) await reader.reportUnread(folder);
  return {
    site,
    dictionaries,
    mortgages,
    costs,
    eligibility,
    home,
    about,
    aboutBody,
    contacts,
    centers,
    projects,
    offers,
    news,
  };
}

export type Sources = Awaited<ReturnType<typeof readSources>>;
export type ProjectSource = Sources['projects'][number];
export type Dictionaries = NonNullable<Sources['dictionaries']>['value'];
export type { Article, Source };
