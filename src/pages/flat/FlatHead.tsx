import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { compassSides } from '#domain/flats/flatValues.ts';
import { FlatStatusMark, levelsTo, useFlatSpeech, useFlatWords, useLevelNames, useWindowWords } from '#entities/flat';
import { formatArea, joinWords } from '#shared/format';
import type { Flat } from '#shared/responses';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { ArrowLeftIcon, ArrowRightIcon, Breadcrumbs, Container, type Fact, FactList, Heading } from '#shared/ui';
import compassStyles from './Compass.module.css';
import styles from './FlatPage.module.css';
import type { FlatHome } from './useFlatHome.ts';

/** The figures, and which way the windows look. */
export function FlatFacts({ home: { flat, place } }: { readonly home: FlatHome }) {
  const { t } = useTranslation(['flat', 'housing']);
  const language = useLanguage();
  const { sidesOf, outlookOf } = useWindowWords();
  const area = (value: number | null): string | null =>
    value === null ? null : t('housing:area', { value: formatArea(value, language) });
  const floor = place
    ? t('flat:facts.floorOf', {
        floor: place.floor.floor,
        top: Math.max(...place.section.floors.map((each) => each.floor)),
      })
    : flat.floor?.toString();
  const known: readonly (Omit<Fact, 'value'> & { readonly value: string | null | undefined })[] = [
    { key: 'total', label: t('housing:label.totalArea'), value: area(flat.total_area) },
    { key: 'living', label: t('flat:spaces.living'), value: area(flat.living_area) },
    { key: 'kitchen', label: t('flat:spaces.kitchen'), value: area(flat.kitchen_area) },
    { key: 'floor', label: t('flat:facts.floor'), value: floor },
    { key: 'outlook', label: t('flat:facts.outlook'), value: outlookOf(flat.outlook) },
  ];
  const facts = known.filter(({ value }) => value);
  if (facts.length === 0 && flat.orientation.length === 0) return null;
  return (
    <div>
      {facts.length > 0 && <FactList facts={facts} columns={1} />}
      {flat.orientation.length > 0 && (
        <div className={styles.sides}>
          <Compass orientation={flat.orientation} north={t('flat:facts.north')} />
          <div>
            <p className={styles.label}>{t('flat:facts.windows')}</p>
            <p>{sidesOf(flat.orientation)}</p>
          </div>
        </div>
      )}
    </div>
  );
}

/** What the flat is called, the way up, and the flats next door. */
export function FlatHead({ home }: { readonly home: FlatHome }) {
  const { t } = useTranslation(['flat', 'levels', 'project']);
  const { alias, project, flat, place, buildings, to } = home;
  const nameOf = useLevelNames(buildings);
  const words = useFlatWords()(flat);
  const neighbours = place?.floor.flats ?? [];
  const index = neighbours.findIndex(({ id }) => id === flat.id);
  const ways = levelsTo(place?.level ?? { kind: 'site' });

  return (
    <Container className={styles.head}>
      <Breadcrumbs
        label={t('project:breadcrumbs')}
        items={[
          { key: 'projects', content: <LocalLink to={pathTo('projects')}>{t('project:allProjects')}</LocalLink> },
          { key: 'project', content: <LocalLink to={pathTo('projectAbout', { alias })}>{project}</LocalLink> },
          ...ways.map((way) => ({ key: way.kind, content: <LocalLink to={to(way)}>{nameOf(way)}</LocalLink> })),
          { key: 'flat', content: words.short },
        ]}
      />
      <div className={styles.row} data-ways={neighbours.length > 1}>
        <div className={styles.words}>
          <Heading level={1} size="l">
            {words.name}
          </Heading>
          <p className={styles.facts}>
            <FlatStatusMark flat={flat} />
            <span>
              {joinWords(
                [
                  flat.floor === null ? null : t('levels:floor', { floor: flat.floor }),
                  flat.section === null ? null : t('levels:section', { section: flat.section }),
                  words.building,
                  project,
                ],
                ' · ',
              )}
            </span>
          </p>
        </div>
        {neighbours.length > 1 && (
          <nav aria-label={t('flat:nextDoor')} className={styles.ways}>
            <Way home={home} flat={neighbours[index - 1]} name={t('flat:before')}>
              <ArrowLeftIcon size={20} />
            </Way>
            <Way home={home} flat={neighbours[index + 1]} name={t('flat:after')}>
              <ArrowRightIcon size={20} />
            </Way>
          </nav>
        )}
      </div>
    </Container>
  );
}

interface WayProps {
  readonly home: FlatHome;
  /** Undefined at the end of the corridor. */
  readonly flat: Flat | undefined;
  readonly name: string;
  readonly children: ReactNode;
}

function Way({ home, flat, name, children }: WayProps) {
  const speech = useFlatSpeech();
  if (flat === undefined) {
    return (
      <span className={styles.way} data-end aria-hidden>
        {children}
      </span>
    );
  }
  return (
    <LocalLink
      to={home.toFlat(flat)}
      preventScrollReset
      aria-label={`${name}: ${speech(flat)}`}
      title={name}
      className={styles.way}
    >
      {children}
    </LocalLink>
  );
}

/** Degrees from one side to the next. */
const sideAngle = 360 / compassSides.length;
const radius = 44;
const half = 20;

function point(degrees: number, distance: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(50 + distance * Math.cos(angle)).toFixed(1)} ${(50 + distance * Math.sin(angle)).toFixed(1)}`;
}

interface CompassProps {
  readonly orientation: Flat['orientation'];
  /** The letter of the north. */
  readonly north: string;
}

/** Which way the windows look: the sides are filled like light that falls in. North is up. */
function Compass({ orientation, north }: CompassProps) {
  return (
    <svg viewBox="-6 -10 112 116" className={compassStyles.compass} aria-hidden>
      <circle cx={50} cy={50} r={radius} className={compassStyles.ring} />
      {orientation.map((side) => {
        const degrees = compassSides.indexOf(side) * sideAngle;
        return (
          <path
            key={side}
            d={`M50 50L${point(degrees - half, radius)}A${radius} ${radius} 0 0 1 ${point(degrees + half, radius)}Z`}
            className={compassStyles.side}
          />
        );
      })}
      {compassSides.map((side, index) => (
        <path
          key={side}
          d={`M${point(index * sideAngle, radius - 4)}L${point(index * sideAngle, radius)}`}
          className={compassStyles.tick}
        />
      ))}
      <path d="M42 42h16v16h-16z" className={compassStyles.house} />
      <text x={50} y={0} className={compassStyles.north}>
        {north}
      </text>
    </svg>
  );
}
