import { useTranslation } from 'react-i18next';
import { type PassportGroup, passportGroups, type PassportKey, passportUnits } from '#domain/passport.ts';
import {
  claimIn,
  claimOf,
  passportJsonLd,
  passportPath,
  passportApi,
  selectProjectTitle,
  useClaimTexts,
  useProjectHead,
} from '#entities/project';
import { NotFoundView } from '#features/not-found';
import { joinWords } from '#shared/format';
import type { Passport } from '#shared/responses';
import { useApiSelector, useQueryResult } from '#shared/api';
import { QueryBoundary, TitleSkeleton } from '#shared/lazy';
import { LocalLink, pathTo, useLanguage, usePageSearch } from '#shared/routing';
import { breadcrumbsJsonLd, JsonLd, PageMeta } from '#shared/seo';
import { Breadcrumbs, Button, chipClass, Container, Heading, PageHeader, PrinterIcon, SkeletonBlock } from '#shared/ui';
import { type Building, ClaimRow, type PassportRow } from './ClaimRow.tsx';
import styles from './PassportPage.module.css';

interface PassportSection {
  readonly group: PassportGroup;
  readonly rows: readonly PassportRow[];
}

/** What holds for the project, or for one of its buildings: there its own claims go before those of the project. */
function sectionsOf(passport: Passport, chosen: Building | undefined): readonly PassportSection[] {
  return (Object.keys(passportGroups) as PassportGroup[]).flatMap((group) => {
    const rows = (Object.keys(passportGroups[group]) as PassportKey[]).flatMap((key): PassportRow[] => {
      const claim = claimOf(passport, chosen, key);
      const others = (chosen === undefined ? passport.buildings : []).flatMap((building) => {
        const own = claimIn(building.claims, key);
        return own === undefined ? [] : [{ building, claim: own }];
      });
      return claim === undefined && others.length === 0 ? [] : [{ key, claim, others }];
    });
    return rows.length === 0 ? [] : [{ group, rows }];
  });
}

interface BuildingNavProps {
  readonly alias: string;
  /** Those that differ from the project. */
  readonly buildings: readonly Building[];
  readonly chosen: Building | undefined;
}

function BuildingNav({ alias, buildings, chosen }: BuildingNavProps) {
  const { t } = useTranslation('passport');
  return (
    <nav aria-label={t('buildings.label')}>
      <ul className={styles.buildings}>
        {[undefined, ...buildings].map((building) => (
          <li key={building?.key ?? ''}>
            <LocalLink
              to={passportPath(alias, building?.key)}
              preventScrollReset
              className={chipClass}
              aria-current={building === chosen ? 'page' : undefined}
            >
              {building?.name ?? t('buildings.all')}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PassportMetaProps {
  readonly alias: string;
  /** Of the project. */
  readonly title: string;
  readonly passport: Passport;
}

function PassportMeta({ alias, title, passport }: PassportMetaProps) {
  const { t } = useTranslation(['passport', 'project']);
  const { valueOf } = useClaimTexts();
  const seo = { title: t('meta.title', { title }), description: t('meta.description', { title }), image: null };
  const { data: head } = useProjectHead(alias);
  return (
    <>
      <PageMeta title={t('title')} seo={seo} image={head?.image} />
      {__RENDERS_ON_SERVER__ && (
        <JsonLd
          nodes={(site) => [
            passportJsonLd(
              { alias, title },
              passport.claims
                // Not features: claims of the design, and the day of a drill.
                .filter(({ key, kind }) => kind === 'checked' && passportUnits[key] !== 'day')
                .map((claim) => ({
                  // A soft hyphen is for eyes.
                  name: t(`keys.${claim.key}`).replaceAll('\u00AD', ''),
                  value: valueOf(claim),
                  checked: claim.checked,
                })),
              site,
            ),
            breadcrumbsJsonLd(
              [
                { name: t('project:allProjects'), path: pathTo('projects') },
                { name: title, path: pathTo('projectAbout', { alias }) },
                { name: t('title'), path: pathTo('projectPassport', { alias }) },
              ],
              site,
            ),
          ]}
        />
      )}
    </>
  );
}

function PassportSkeleton() {
  return (
    <Container>
      <div aria-busy="true">
        <Heading level={1} size="l">
          <TitleSkeleton size="title-l" />
        </Heading>
        <SkeletonBlock height="40rem" />
      </div>
    </Container>
  );
}

interface PassportPageProps {
  readonly alias: string;
}

/** Not within the tabs, like a flat's page: only some projects have a passport, and it is printed. */
function PassportPage({ alias }: PassportPageProps) {
  const { t } = useTranslation(['passport', 'project']);
  const language = useLanguage();
  const search = usePageSearch();
  const result = useQueryResult(passportApi.endpoints.getPassport, { alias, language });
  const { data: head } = useProjectHead(alias);
  const title = useApiSelector((state) => selectProjectTitle(state, language, alias));
  const passport = result.data;

  if (passport === null) return <NotFoundView />;
  if (passport === undefined) return <QueryBoundary place="page" result={result} skeleton={<PassportSkeleton />} />;
  const chosen = passport.buildings.find(({ key }) => key === search.get('building'));
  return (
    <>
      <PassportMeta alias={alias} title={title} passport={passport} />
      <PageHeader
        size="l"
        className={styles.head}
        breadcrumbs={
          <Breadcrumbs
            label={t('project:breadcrumbs')}
            items={[
              { key: 'projects', content: <LocalLink to={pathTo('projects')}>{t('project:allProjects')}</LocalLink> },
              { key: 'project', content: <LocalLink to={pathTo('projectAbout', { alias })}>{title}</LocalLink> },
              { key: 'passport', content: t('title') },
            ]}
          />
        }
        eyebrow={joinWords([title, chosen?.name, head?.address])}
        title={t('title')}
        lead={t('lead')}
        aside={
          <div data-print="hide">
            <Button variant="quiet" size="s" icon={<PrinterIcon />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
        }
      />
      <Container className={styles.body}>
        {passport.buildings.length > 0 && <BuildingNav alias={alias} buildings={passport.buildings} chosen={chosen} />}
        {sectionsOf(passport, chosen).map(({ group, rows }) => (
          <section key={group} aria-labelledby={group} className={styles.group}>
            <Heading level={2} size="s" id={group}>
              {t(`groups.${group}`)}
            </Heading>
            <dl>
              {rows.map((row) => (
                <ClaimRow key={row.key} alias={alias} row={row} />
              ))}
            </dl>
          </section>
        ))}
      </Container>
    </>
  );
}

export { PassportPage as Page };
export const namespaces = ['project', 'passport'];
