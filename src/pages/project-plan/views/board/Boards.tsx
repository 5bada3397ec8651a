import { useTranslation } from 'react-i18next';
import { LocalLink } from '#shared/routing';
import type { Plan } from '../../model/usePlan.ts';
import { StatusLegend } from '../../pictures/StatusLegend.tsx';
import { BoardSection } from './BoardSection.tsx';
import styles from './Boards.module.css';

/** Sections that are there from the start; the others come when they are scrolled to, in the room that is kept for them. */
const firstSections = 2;

/** Every flat of a level as a field: floors downwards, sections and buildings as groups. */
export function Boards({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const { place, to } = plan;
  const buildings = plan.buildings.filter((building) => place.building === undefined || building === place.building);
  const groups = buildings.map((building) => ({
    building,
    sections: building.sections.filter((section) => place.section === undefined || section === place.section),
  }));
  const all = groups.flatMap(({ sections }) => sections);

  return (
    <div className={styles.board}>
      <StatusLegend />
      <p className={styles.hint}>{t('board.hint')}</p>
      {groups.map(({ building, sections }) => (
        <section key={building.key} aria-label={building.name}>
          {place.building === undefined && (
            <h3 className={styles.name}>
              <LocalLink to={to({ kind: 'building', building: building.key })}>{building.name}</LocalLink>
            </h3>
          )}
          <div className={styles.sections}>
            {sections.map((section) => (
              <BoardSection
                key={section.section}
                plan={plan}
                building={building}
                section={section}
                atOnce={all.indexOf(section) < firstSections}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
