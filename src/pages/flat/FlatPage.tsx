import { useTranslation } from 'react-i18next';
import { todayInKyiv } from '#domain/time/kyivTime.ts';
import { flatJsonLd, flatPath, flatsAlike, levelPath, levelsTo, useFlatWords, useLevelNames } from '#entities/flat';
import { PriceHistory } from '#entities/flat-history';
import { usePlannings, useSitePlan } from '#entities/project';
import { sortFlats } from '#features/flat-filter';
import { NotFoundView } from '#features/not-found';
import { useLiveFlats } from '#features/reservation';
import { isNotFound } from '#shared/api';
import { joinWords } from '#shared/format';
import { Block, QueryBoundary, TitleSkeleton } from '#shared/lazy';
import { pathTo, useLanguage } from '#shared/routing';
import { breadcrumbsJsonLd, JsonLd, PageMeta } from '#shared/seo';
import { useToday } from '#shared/time';
import { Accordion, Container, Heading, Skeleton, SkeletonBlock } from '#shared/ui';
import { FlatActions, FlatLinks, OthersLink } from './FlatActions.tsx';
import { FlatCost, FlatEligibility, FlatFullCost } from './FlatCost.tsx';
import { FlatDrawing, FlatPlace, FlatSpaces } from './FlatDrawing.tsx';
import { FlatFacts, FlatHead } from './FlatHead.tsx';
import styles from './FlatPage.module.css';
import { FlatTools } from './FlatTools.tsx';
import { type FlatHome, useFlatHome } from './useFlatHome.ts';

/** So many are shown at once. */
const most = 6;
/** So many more are folded; one layout may repeat hundreds of times. */
const mostFolded = 24;

/** The same flat on other floors, where it is free: often cheaper, or with a better view. */
function SameLayout({ home }: { readonly home: FlatHome }) {
  const { t } = useTranslation('flat');
  const today = useToday();
  const { flat, flats } = home;
  const alike = sortFlats(flatsAlike(flat, flats), 'price', today);
  if (alike.length === 0) return null;
  const folded = alike.slice(most, most + mostFolded);
  return (
    <section aria-labelledby="alike" className={styles.alike} data-print="hide">
      <Heading level={2} size="m" id="alike">
        {t('alike', { count: alike.length })}
      </Heading>
      <FlatLinks home={home} flats={alike.slice(0, most)} />
      {folded.length > 0 && (
        <Accordion summary={t('alikeRest', { number: folded.length })} wide>
          <FlatLinks home={home} flats={folded} />
        </Accordion>
      )}
      {alike.length > most + mostFolded && <OthersLink home={home} />}
    </section>
  );
}

function FlatSkeleton() {
  return (
    <div aria-busy="true">
      <Container className={styles.head}>
        <Skeleton size="s" />
        <Heading level={1} size="l">
          <TitleSkeleton size="title-l" />
        </Heading>
      </Container>
      <Container className={styles.view}>
        <SkeletonBlock height="28rem" />
        <div className={styles.side}>
          <SkeletonBlock height="6rem" />
          <SkeletonBlock height="12rem" />
        </div>
      </Container>
    </div>
  );
}

function FlatMeta({ home }: { readonly home: FlatHome }) {
  const { t } = useTranslation(['flat', 'housing', 'project']);
  const { alias, project, flat, place, buildings } = home;
  const nameOf = useLevelNames(buildings);
  const { name, area, floor, building, section } = useFlatWords()(flat);
  const title = t('flat:metaTitle', { flat: joinWords([name, area]), project });
  const facts = joinWords([area, floor, building, section]);
  return (
    <>
      <PageMeta
        title={title}
        description={t('flat:metaDescription', { flat: name, place: joinWords([project, facts], ': ') })}
        image={flat.plan ?? undefined}
        listed={false}
      />
      {__RENDERS_ON_SERVER__ && (
        <JsonLd
          nodes={(site) => [
            flatJsonLd(alias, flat, title, todayInKyiv(new Date()), site),
            breadcrumbsJsonLd(
              [
                { name: t('project:allProjects'), path: pathTo('projects') },
                { name: project, path: pathTo('projectAbout', { alias }) },
                ...levelsTo(place?.level ?? { kind: 'site' }).map((level) => ({
                  name: nameOf(level),
                  path: levelPath(alias, level),
                })),
                { name, path: flatPath(alias, flat.id) },
              ],
              site,
            ),
          ]}
        />
      )}
    </>
  );
}

/** A flat in full: the drawing first, what it costs and what to do beside it, then its rooms and where it lies. */
function FlatView({ home }: { readonly home: FlatHome }) {
  const { flat } = home;
  return (
    <>
      <FlatMeta home={home} />
      <FlatHead home={home} />
      <Container className={styles.view}>
        <Block name="drawing">
          <FlatDrawing flat={flat} className={styles.plan} />
        </Block>
        <div className={styles.side}>
          <Block name="cost">
            <FlatCost home={home} />
          </Block>
          <Block name="actions">
            <FlatActions home={home} />
          </Block>
          <Block name="facts">
            <FlatFacts home={home} />
          </Block>
          <Block name="tools">
            <FlatTools home={home} />
          </Block>
        </div>
        {flat.spaces.length > 0 && (
          <div className={styles.rooms}>
            <Block name="rooms">
              <FlatSpaces flat={flat} />
            </Block>
          </div>
        )}
        <Block name="full cost">
          <FlatFullCost home={home} />
        </Block>
        {flat.status !== 'sold' && (
          <Block name="history">
            <PriceHistory alias={home.alias} flat={flat.id} className={styles.cost} />
          </Block>
        )}
        <Block name="eligibility">
          <FlatEligibility home={home} />
        </Block>
        {home.place !== null && (
          <Block name="place">
            <FlatPlace home={home} place={home.place} />
          </Block>
        )}
        <Block name="same layout">
          <SameLayout home={home} />
        </Block>
      </Container>
    </>
  );
}

interface FlatPageProps {
  /** Of the project. */
  readonly alias: string;
  readonly id: string;
}

function FlatPage({ alias, id }: FlatPageProps) {
  const language = useLanguage();
  const project = { alias, language };
  const result = usePlannings(project, id);
  useSitePlan(project, id);
  const home = useFlatHome(alias, id);
  useLiveFlats(alias);

  if (result.data === undefined) {
    return isNotFound(result.error) ? (
      <NotFoundView />
    ) : (
      <QueryBoundary place="page" result={result} skeleton={<FlatSkeleton />} />
    );
  }
  return home === null ? <NotFoundView /> : <FlatView key={id} home={home} />;
}

export { FlatPage as Page };
export const namespaces = ['housing', 'flatWords', 'project', 'flats', 'levels', 'flat', 'saving', 'purchaseCost'];
