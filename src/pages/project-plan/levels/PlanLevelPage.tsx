import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AreaTone,
  FlatPlan,
  FlatPrice,
  FlatStatusMark,
  floorPlanOf,
  type LevelParams,
  levelKey,
  levelPath,
  levelsTo,
  OutlinedPicture,
  type PictureArea,
  type PlanBuilding,
  type PlanFloor,
  type PlanSection,
  useFlatSpeech,
  useFlatWords,
  useLevelNames,
} from '#entities/flat';
import { projectApi, selectProjectTitle, useSitePlan } from '#entities/project';
import { NotFoundView } from '#features/not-found';
import { useLiveFlats } from '#features/reservation';
import { isNotFound, useApiSelector, useQueryResult } from '#shared/api';
import { formatArea, formatNumber } from '#shared/format';
import { QueryBoundary, Block } from '#shared/lazy';
import type { Flat } from '#shared/responses';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { breadcrumbsJsonLd, JsonLd, PageMeta } from '#shared/seo';
import { Container, stretchedLinkClass } from '#shared/ui';
import { PlanBrowser } from '../browser/PlanBrowser.tsx';
import { type Plan, usePlan } from '../model/usePlan.ts';
import { BuildingPicture } from '../pictures/BuildingPicture.tsx';
import { StatusLegend } from '../pictures/StatusLegend.tsx';
import { LevelHead, PlanLevelSkeleton, useLevelWords } from './LevelHead.tsx';
import styles from './PlanLevelPage.module.css';

interface FloorFlatsProps {
  readonly plan: Plan;
  readonly floor: PlanFloor;
  /** Beside the plan of the floor; without one the flats show their own. */
  readonly pictured: boolean;
  /** The id of the flat that is pointed at on the plan. */
  readonly active: string | null;
  readonly onActiveChange: (id: string | null) => void;
}

function FloorFlats({ plan: { isMatch, toFlat }, floor, pictured, active, onActiveChange }: FloorFlatsProps) {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  const wordsOf = useFlatWords();
  return (
    <ul className={clsx(styles.flats, !pictured && styles.cards)}>
      {floor.flats.map((flat) => (
        <li
          key={flat.id}
          className={clsx(
            styles.flat,
            (flat.status === 'sold' || !isMatch(flat)) && styles.quiet,
            flat.id === active && styles.active,
          )}
          onPointerEnter={() => onActiveChange(flat.id)}
          onPointerLeave={() => onActiveChange(null)}
        >
          <FlatPlan plan={flat.plan} className={styles.plan} sizes={pictured ? '5rem' : '18rem'} />
          <h3 className={styles.name}>
            <LocalLink to={toFlat(flat)} className={stretchedLinkClass}>
              {wordsOf(flat).name}
            </LocalLink>
          </h3>
          {flat.total_area !== null && (
            <p className={styles.area}>{t('area', { value: formatArea(flat.total_area, language) })}</p>
          )}
          <FlatStatusMark flat={flat} className={styles.status} />
          <FlatPrice flat={flat} className={styles.price} />
        </li>
      ))}
    </ul>
  );
}

interface FloorPictureProps {
  readonly plan: Plan;
  readonly building: PlanBuilding;
  readonly section: PlanSection;
  readonly floor: PlanFloor;
}

function toneOf(flat: Flat, isMatch: (flat: Flat) => boolean): AreaTone {
  return flat.status === 'free' && !isMatch(flat) ? 'quiet' : flat.status;
}

/** A floor: its plan with the flats where they lie, and the same flats as a list. */
function FloorPicture({ plan, building, section, floor }: FloorPictureProps) {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  const speech = useFlatSpeech();
  const wordsOf = useFlatWords();
  const [active, setActive] = useState<string | null>(null);
  const drawn = floorPlanOf(plan.sitePlan, building, section, floor);
  const areas = (drawn?.flats ?? []).map(({ flat, outline, label_at: at }): PictureArea => ({
    key: flat.id,
    outline,
    tone: toneOf(flat, plan.isMatch),
    to: plan.toFlat(flat),
    label: {
      at,
      name: speech(flat),
      content: (
        <>
          {flat.number !== null && <span className={styles.number}>{flat.number}</span>}
          {flat.total_area !== null && (
            <span>{t('area', { value: formatNumber(Math.round(flat.total_area), language) })}</span>
          )}
          {flat.number === null && flat.total_area === null && <span>{wordsOf(flat).name}</span>}
        </>
      ),
    },
  }));

  return (
    <div className={clsx(styles.floor, drawn !== null && styles.pictured)}>
      {drawn !== null && (
        <div className={styles.picture}>
          <OutlinedPicture
            image={drawn.image}
            areas={areas}
            active={active}
            onActiveChange={setActive}
            sizes="(min-width: 64rem) 52rem, 92vw"
          />
          <StatusLegend />
        </div>
      )}
      <FloorFlats plan={plan} floor={floor} pictured={drawn !== null} active={active} onActiveChange={setActive} />
    </div>
  );
}

interface LevelMetaProps {
  readonly plan: Plan;
  /** Its title. */
  readonly project: string;
}

function LevelMeta({ plan, project }: LevelMetaProps) {
  const { t } = useTranslation(['plan', 'project']);
  const { title, within } = useLevelWords(plan);
  const nameOf = useLevelNames(plan.buildings);
  const place = [title, ...within, project].join(', ');
  return (
    <>
      <PageMeta title={place} description={t('levelDescription', { place })} listed={false} />
      {__RENDERS_ON_SERVER__ && (
        <JsonLd
          nodes={(site) => [
            breadcrumbsJsonLd(
              [
                { name: t('project:allProjects'), path: pathTo('projects') },
                { name: project, path: pathTo('projectAbout', { alias: plan.alias }) },
                ...levelsTo(plan.level).map((level) => ({ name: nameOf(level), path: levelPath(plan.alias, level) })),
              ],
              site,
            ),
          ]}
        />
      )}
    </>
  );
}

/** The plan of a level below the site: a building, a section of it, or a floor. */
function LevelPicture({ plan }: { readonly plan: Plan }) {
  const { building, section, floor } = plan.place;
  if (building === undefined) return null;
  if (section !== undefined && floor !== undefined) {
    return <FloorPicture plan={plan} building={building} section={section} floor={floor} />;
  }
  return (
    <BuildingPicture plan={plan} building={building} sections={section === undefined ? building.sections : [section]} />
  );
}

type PlanLevelPageProps = LevelParams & { readonly alias: string };

/** A building, a section or a floor. */
function PlanLevelPage({ alias, ...params }: PlanLevelPageProps) {
  const language = useLanguage();
  const result = useQueryResult(projectApi.endpoints.getPlannings, { alias, language });
  useQueryResult(projectApi.endpoints.getProjectHead, { alias, language });
  useSitePlan({ alias, language }, levelKey(params));
  const title = useApiSelector((state) => selectProjectTitle(state, language, alias));
  const plan = usePlan(alias, params);
  useLiveFlats(alias);

  if (result.data === undefined) {
    return isNotFound(result.error) ? (
      <NotFoundView />
    ) : (
      <QueryBoundary place="page" result={result} skeleton={<PlanLevelSkeleton />} />
    );
  }
  if (plan === null) return <NotFoundView />;
  return (
    <>
      <LevelMeta plan={plan} project={title} />
      <LevelHead plan={plan} project={title} />
      <Container className={styles.body}>
        <Block name="flats" required>
          <PlanBrowser plan={plan} folded picture={<LevelPicture plan={plan} />} />
        </Block>
      </Container>
    </>
  );
}

export { PlanLevelPage as Page };
export const namespaces = ['housing', 'flatWords', 'project', 'plan', 'flats', 'levels', 'counts'];
