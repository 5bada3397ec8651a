import { clsx } from 'clsx';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Elevation,
  levelKey,
  OutlinedPicture,
  type PictureArea,
  type PlanBuilding,
  sumCounts,
  useFreeWords,
  usePriceWords,
} from '#entities/flat';
import { projectApi, useSitePlan } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { useLiveFlats } from '#features/reservation';
import { useQueryResult } from '#shared/api';
import { QueryBoundary } from '#shared/lazy';
import { LocalLink, useLanguage } from '#shared/routing';
import { EmptyView, Section, Skeleton, SkeletonBlock, stretchedLinkClass } from '#shared/ui';
import { PlanBrowser } from './browser/PlanBrowser.tsx';
import { type Plan, usePlan } from './model/usePlan.ts';
import styles from './ProjectPlanTab.module.css';

interface BuildingCardProps {
  readonly plan: Plan;
  readonly building: PlanBuilding;
  /** Beside a picture; without one the card is the picture. */
  readonly small: boolean;
  /** Whether its place on the picture is pointed at. */
  readonly active: boolean;
  readonly onActiveChange: (active: boolean) => void;
}

function BuildingCard({
  plan: { countsByPart, isMatch, to },
  building,
  small,
  active,
  onActiveChange,
}: BuildingCardProps) {
  const { t } = useTranslation(['plan', 'counts', 'housing']);
  const price = usePriceWords();
  const { free, flats, from } = countsByPart.get(building) ?? sumCounts([]);
  const floors = Math.max(...building.sections.flatMap((section) => section.floors.map(({ floor }) => floor)));
  const facts = [
    t('plan:building.floors', { count: floors }),
    ...(building.sections.length > 1 ? [t('plan:building.sections', { count: building.sections.length })] : []),
    t('housing:flats', { count: flats }),
  ];

  return (
    <li
      style={{ '--floors': floors } as CSSProperties}
      className={clsx(
        styles.card,
        small ? styles.small : styles.large,
        active && styles.active,
        free === 0 && styles.quiet,
      )}
      onPointerEnter={() => onActiveChange(true)}
      onPointerLeave={() => onActiveChange(false)}
    >
      <Elevation sections={building.sections} isMatch={isMatch} className={styles.elevation} />
      <div className={styles.words}>
        <h3 className={styles.buildingCardName}>
          <LocalLink to={to({ kind: 'building', building: building.key })} className={stretchedLinkClass}>
            {building.name}
          </LocalLink>
        </h3>
        <p className={styles.buildingCardFree}>{free === 0 ? t('counts:none') : t('counts:flats', { count: free })}</p>
        {from !== null && <p className={styles.from}>{t('housing:priceFrom', { price: price(from) })}</p>}
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
    </li>
  );
}

/** The aerial picture with the list of buildings; without a picture their elevations in a row. */
function SitePicture({ plan }: { readonly plan: Plan }) {
  const { sitePlan, buildings, countsByPart, to } = plan;
  const [active, setActive] = useState<string | null>(null);
  const words = useFreeWords();
  const image = sitePlan?.image ?? null;
  const areas = buildings.flatMap((building): PictureArea[] => {
    const place = sitePlan?.buildings.find(({ key }) => key === building.key);
    const counts = countsByPart.get(building);
    if (place === undefined || counts === undefined) return [];
    return [
      {
        key: building.key,
        outline: place.outline,
        tone: counts.free > 0 ? 'rest' : 'sold',
        to: to({ kind: 'building', building: building.key }),
        label: {
          at: place.label_at,
          name: words(counts, building.name),
          content: (
            <>
              <span className={styles.name}>{building.name}</span>
              <span className={styles.free}>{counts.free}</span>
            </>
          ),
        },
      },
    ];
  });

  return (
    <div className={clsx(styles.site, image !== null && styles.pictured)}>
      {image !== null && (
        <OutlinedPicture
          image={image}
          areas={areas}
          active={active}
          onActiveChange={setActive}
          sizes="(min-width: 64rem) 56rem, 92vw"
          className={styles.picture}
        />
      )}
      <ul className={clsx(styles.buildings, image === null && styles.street)}>
        {buildings.map((building) => (
          <BuildingCard
            key={building.key}
            plan={plan}
            building={building}
            small={image !== null}
            active={building.key === active}
            onActiveChange={(on) => setActive(on ? building.key : null)}
          />
        ))}
      </ul>
    </div>
  );
}

const rows = [1, 2, 3, 4, 5];

function PlanSkeleton() {
  return (
    <div aria-hidden>
      <div className={styles.filter}>
        <SkeletonBlock height="4.5rem" />
        <SkeletonBlock height="4.5rem" />
      </div>
      <SkeletonBlock height="3.5rem" />
      <Skeleton size="title-m" className={styles.count} />
      {rows.map((row) => (
        <SkeletonBlock key={row} className={styles.row} />
      ))}
    </div>
  );
}

interface ProjectPlanTabProps {
  readonly alias: string;
}

const site = {};

function ProjectPlanTab({ alias }: ProjectPlanTabProps) {
  const { t } = useTranslation('plan');
  const language = useLanguage();
  const result = useQueryResult(projectApi.endpoints.getPlannings, { alias, language });
  useSitePlan({ alias, language }, levelKey(site));
  const plan = usePlan(alias, site);
  useLiveFlats(alias);
  const flats = result.data;

  return (
    <Section id="plan" heading={t('heading')} space="compact">
      <QueryBoundary result={result} skeleton={<PlanSkeleton />} />
      {flats?.length === 0 && (
        <EmptyView
          level={3}
          title={t('notOnSale.title')}
          hint={t('notOnSale.hint')}
          action={
            <CallRequestButton project={alias} message={t('notOnSale.message')}>
              {t('notOnSale.action')}
            </CallRequestButton>
          }
        />
      )}
      {flats !== undefined && flats.length > 0 && plan !== null && (
        <PlanBrowser plan={plan} picture={<SitePicture plan={plan} />} />
      )}
    </Section>
  );
}

export { ProjectPlanTab as Page };
export const namespaces = ['plan', 'flatWords', 'flats', 'counts'];
