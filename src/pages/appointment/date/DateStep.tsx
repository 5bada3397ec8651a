import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { VisitKind } from '#contract/leads/visit.ts';
import { useProjectHead } from '#entities/project';
import { bookingEvents, selectBookingState } from '#features/booking';
import type { CentersData } from '#shared/responses';
import { usePageSearch } from '#shared/routing';
import { isLive } from '#shared/store';
import { useToday } from '#shared/time';
import { Heading, SkeletonBlock, Text } from '#shared/ui';
import type { DayChoice } from '../lazySteps/index.ts';
import { MovingNote } from '../Step.tsx';
import { continuePressed, selectTriedToContinue, selectTypedDay } from '../visitDateSlice.ts';
import styles from '../Step.module.css';
import { CenterChoice, DayForm } from './CenterChoice.tsx';

interface KindChoiceProps {
  /** What the chosen center offers. */
  readonly kinds: readonly VisitKind[];
  readonly chosen: VisitKind;
  readonly onChoose: (kind: VisitKind) => void;
}

/** In person or online; hidden when a center offers only one. */
function KindChoice({ kinds, chosen, onChoose }: KindChoiceProps) {
  const { t } = useTranslation('appointment');
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Heading level={3} size="s">
          {t('kind.heading')}
        </Heading>
      </legend>
      {kinds.map((kind) => (
        <label key={kind} className={styles.center}>
          <input
            type="radio"
            name="kind"
            value={kind}
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
            className={styles.radio}
          />
          <span className={styles.kind}>
            {t(`kind.${kind}`)}
            <span className={styles.hours}>{t(`kind.${kind}Hint`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The sales center of a project; null without a project, while loading, and when unknown. */
function useProjectCenter(alias: string | null): string | null {
  return useProjectHead(alias).data?.sales_center ?? null;
}

interface Subject {
  /** Alias of the center that the address names, itself or by a project. */
  readonly suggested: string | null;
  /** Alias of the center that sells the project. */
  readonly seller: string | null;
}

/**
 * The subject of the visit from the address: a center, or a project with its center and perhaps a flat. Dispatched
 * once.
 */
function useSubject(centers: CentersData['centers']): Subject {
  const store = useStore();
  const search = usePageSearch();
  const state = useSelector(selectBookingState);
  const project = search.get('project');
  const flat = project === null ? null : search.get('flat');
  const projectCenter = useProjectCenter(project);
  const named = search.get('center') ?? projectCenter;
  const suggested = centers.some(({ alias }) => alias === named) ? named : null;
  const news =
    'suggested' in state &&
    suggested !== null &&
    (state.suggested !== suggested || state.project !== project || state.flat !== flat);

  useEffect(() => {
    if (!news || !isLive(store)) return;
    store.dispatch(bookingEvents.subjectNamed({ project, flat, suggested, center: suggested, moving: null }));
  }, [store, news, project, flat, suggested]);

  return { suggested, seller: projectCenter };
}

type Center = CentersData['centers'][number];

interface DateStepProps {
  readonly centers: readonly Center[];
  readonly center: Center | undefined;
  /** The calendar's part; null while it is on its way. */
  readonly lazyPart: { readonly DayChoice: typeof DayChoice } | null;
}

/** What is offered by most, while no center is chosen. */
const bothKinds: readonly VisitKind[] = ['in_person', 'online'];

/** Where, how and on which day. */
export function DateStep({ centers, center: chosen, lazyPart }: DateStepProps) {
  const { t } = useTranslation('appointment');
  const dispatch = useDispatch();
  const state = useSelector(selectBookingState);
  const { suggested, seller } = useSubject(centers);
  const today = useToday();
  const tried = useSelector(selectTriedToContinue);
  // Before this tab has spoken, the address has.
  const center =
    chosen ?? (state.name === 'uninitialized' ? centers.find(({ alias }) => alias === suggested) : undefined);
  const kind = 'kind' in state ? state.kind : 'in_person';
  const kinds = center?.visits.kinds ?? bothKinds;
  const typed = useSelector(selectTypedDay);
  // A typed and refused day replaces the chosen one.
  const day = typed === null && 'day' in state ? state.day : null;
  const past = day !== null && today !== null && day < today;

  const chooseCenter = (alias: string): void => {
    const offered = centers.find((candidate) => candidate.alias === alias)?.visits.kinds ?? bothKinds;
    dispatch(bookingEvents.centerChosen({ center: alias, kind: offered.includes(kind) ? kind : (offered[0] ?? kind) }));
  };
  const dayError = (): string | undefined => {
    if (past) return t('error.pastDay');
    const missing = day === null && (typed === null || typed === '');
    return tried && missing && center !== undefined ? t('error.noDay') : undefined;
  };
  const goOn = (form: HTMLFormElement): void => {
    dispatch(continuePressed());
    // On a phone the centers are above the screen: what is to be put right comes into view.
    if (center === undefined) form.querySelector<HTMLInputElement>('[name="center"]')?.focus();
    else if (day === null || past) form.querySelector<HTMLInputElement>('[name="day"]')?.focus();
    else dispatch(bookingEvents.timeOpened());
  };

  return (
    <DayForm
      onContinue={goOn}
      place={
        <>
          <Text tone="soft">{t('lead')}</Text>
          <MovingNote />
          <CenterChoice
            centers={centers.toSorted((a, b) => Number(b.alias === suggested) - Number(a.alias === suggested))}
            seller={seller}
            chosen={center?.alias ?? null}
            error={tried && center === undefined ? t('error.center') : undefined}
            onChoose={chooseCenter}
          />
          {kinds.length > 1 && (
            <KindChoice
              kinds={kinds}
              chosen={kind}
              onChoose={(next) => dispatch(bookingEvents.kindChosen({ kind: next }))}
            />
          )}
        </>
      }
      day={
        lazyPart === null ? (
          <SkeletonBlock height="3rem" />
        ) : (
          <lazyPart.DayChoice
            key={center?.alias ?? ''}
            center={center ?? null}
            day={day}
            today={today}
            error={dayError()}
            onChoose={(free) =>
              center !== undefined && dispatch(bookingEvents.dayChosen({ center: center.alias, day: free }))
            }
          />
        )
      }
    />
  );
}
