import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlanFloor, type PlanSection, useFreeWords, useLevelNames } from '#entities/flat';
import { LocalLink } from '#shared/routing';
import { ArrowLeftIcon, ArrowRightIcon, VisuallyHidden } from '#shared/ui';
import type { Plan } from '../model/usePlan.ts';
import styles from './Neighbours.module.css';

interface Step {
  readonly key: string;
  readonly to: string;
  readonly text: string;
  /** The label for screen readers, with the counts. */
  readonly name: string;
  readonly current: boolean;
  /** Free flats that match the filter; without any the link is dimmed. */
  readonly free: number;
}

interface StepRowProps {
  readonly label: string;
  readonly steps: readonly Step[];
  /** Labels of the links to the previous and next step; absent: no links. */
  readonly back?: string;
  readonly ahead?: string;
}

/** Places of one kind in a row, like the buttons of a lift; the visitor's place on the page stays. */
function StepRow({ label, steps, back, ahead }: StepRowProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const index = steps.findIndex(({ current }) => current);
  const before = steps[index - 1];
  const after = index === -1 ? undefined : steps[index + 1];
  const current = steps[index]?.key;

  useEffect(() => {
    const list = listRef.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !link) return;
    // Not scrollIntoView: that would move the page too.
    list.scrollLeft +=
      link.getBoundingClientRect().left - list.getBoundingClientRect().left - (list.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label={label} className={clsx(styles.row, back !== undefined && styles.withWays)}>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      {back !== undefined && (
        <Way step={before} name={back}>
          <ArrowLeftIcon size={20} />
        </Way>
      )}
      <ul ref={listRef} className={styles.list}>
        {steps.map((step) => (
          <li key={step.key}>
            <LocalLink
              to={step.to}
              aria-current={step.current ? 'page' : undefined}
              preventScrollReset
              className={clsx(styles.step, step.free === 0 && styles.quiet)}
            >
              <span aria-hidden>{step.text}</span>
              <span className={styles.free} aria-hidden>
                {step.free}
              </span>
              <VisuallyHidden>{step.name}</VisuallyHidden>
            </LocalLink>
          </li>
        ))}
      </ul>
      {ahead !== undefined && (
        <Way step={after} name={ahead}>
          <ArrowRightIcon size={20} />
        </Way>
      )}
    </nav>
  );
}

interface WayProps {
  /** Undefined at the end of the row. */
  readonly step: Step | undefined;
  readonly name: string;
  readonly children: ReactNode;
}

/** At an end it stays in its place, dead, so that nothing jumps under a finger that presses again. */
function Way({ step, name, children }: WayProps) {
  if (step === undefined) {
    return (
      <span className={clsx(styles.way, styles.end)} aria-hidden>
        {children}
      </span>
    );
  }
  const text = `${name}: ${step.name}`;
  return (
    <LocalLink to={step.to} aria-label={text} title={text} preventScrollReset className={styles.way}>
      {children}
    </LocalLink>
  );
}

/** The same floor of another section, where it has one. */
function floorIn(section: PlanSection, floor: PlanFloor | undefined): PlanFloor | undefined {
  return section.floors.find((each) => each.floor === floor?.floor);
}

/** The ways to what stands beside, without climbing up: other buildings, sections, floors. */
export function Neighbours({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation(['plan', 'levels']);
  const { level, place, buildings, countsByPart, to } = plan;
  const nameOf = useLevelNames(buildings);
  const words = useFreeWords();
  const { building, section, floor } = place;
  if (building === undefined) return null;

  const nameWith = (name: string, part: Parameters<typeof countsByPart.get>[0]): string => {
    const counts = countsByPart.get(part);
    return counts === undefined ? name : words(counts, name);
  };
  const buildingSteps: readonly Step[] = buildings.map((each) => {
    const target = { kind: 'building', building: each.key } as const;
    return {
      key: each.key,
      to: to(target),
      text: each.name,
      name: nameWith(nameOf(target), each),
      current: each === building,
      free: countsByPart.get(each)?.free ?? 0,
    };
  });
  const sectionSteps: readonly Step[] = building.sections.map((each) => {
    const same = floorIn(each, floor);
    const at = { building: building.key, section: each.section };
    return {
      key: String(each.section),
      to: to(same === undefined ? { kind: 'section', ...at } : { kind: 'floor', ...at, floor: same.floor }),
      text: t('levels:section', { section: each.section }),
      name: nameWith(t('levels:section', { section: each.section }), same ?? each),
      current: each === section,
      free: countsByPart.get(same ?? each)?.free ?? 0,
    };
  });
  const floorSteps: readonly Step[] = (section?.floors ?? []).map((each) => ({
    key: String(each.floor),
    to: to({ kind: 'floor', building: building.key, section: section?.section ?? 0, floor: each.floor }),
    text: String(each.floor),
    name: nameWith(t('levels:floor', { floor: each.floor }), each),
    current: each === floor,
    free: countsByPart.get(each)?.free ?? 0,
  }));

  return (
    <div className={styles.rows} data-print="hide">
      {level.kind === 'building' && buildingSteps.length > 1 && (
        <StepRow label={t('steps.buildings')} steps={buildingSteps} />
      )}
      {sectionSteps.length > 1 && <StepRow label={t('steps.sections')} steps={sectionSteps} />}
      {level.kind === 'floor' && floorSteps.length > 1 && (
        <StepRow
          label={t('steps.floors')}
          steps={floorSteps.toReversed()}
          back={t('steps.lower')}
          ahead={t('steps.higher')}
        />
      )}
    </div>
  );
}
