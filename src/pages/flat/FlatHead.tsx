import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FlatStatusMark, joinWords, levelsTo, useFlatSpeech, useFlatWords, useLevelNames } from '#entities/flat';
import type { Flat } from '#shared/answers';
import { LocalLink, pathTo } from '#shared/routing';
import { ArrowLeftIcon, ArrowRightIcon, Breadcrumbs, Container, Heading } from '#shared/ui';
import styles from './FlatHead.module.css';
import type { FlatHome } from './useFlatHome.ts';

/** What the flat is called, the way up, and the flats next door. */
export function FlatHead({ home }: { readonly home: FlatHome }) {
  const { t } = useTranslation(['flat', 'plan', 'project']);
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
            <FlatStatusMark status={flat.status} />
            <span>
              {joinWords(
                [
                  flat.floor === null ? null : t('plan:level.floor', { floor: flat.floor }),
                  flat.section === null ? null : t('plan:level.section', { section: flat.section }),
                  words.building,
                  project,
                ],
                ' · ',
              )}
            </span>
          </p>
        </div>
        {neighbours.length > 1 && (
          <nav aria-label={t('flat:nextDoor')} className={styles.ways} data-print="hide">
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
