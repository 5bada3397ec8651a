import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { flatPath } from '#entities/flat';
import { projectApi, useProjectHead } from '#entities/project';
import { BookingDetails, type BookingDispatch, type BookingState, chooseSlot, HoldCountdown } from '#features/booking';
import type { CentersData } from '#shared/answers';
import { useQueryResult } from '#shared/api';
import { LocalLink, useLanguage } from '#shared/routing';
import { Button } from '#shared/ui';
import { MovingNote } from '../MovingNote.tsx';
import columns from '../StepView.module.css';
import { BookingSummary } from './BookingSummary.tsx';
import styles from './DetailsStep.module.css';

/** The flat that a visit is about, by name as soon as it is known. */
function AboutFlat({ alias, id }: { readonly alias: string; readonly id: string }) {
  const { t } = useTranslation('appointment');
  const { data: flats } = useQueryResult(projectApi.endpoints.getPlannings, { alias, language: useLanguage() });
  const { data: project } = useProjectHead(alias);
  const number = flats?.find((flat) => flat.id === id)?.number ?? id;
  return (
    <p>
      <LocalLink to={flatPath(alias, id)}>{t('about', { number, project: project?.title ?? alias })}</LocalLink>
    </p>
  );
}

interface DetailsStepProps {
  readonly state: Extract<BookingState, { readonly slot: unknown }>;
  readonly center: CentersData['centers'][number] | undefined;
}

/** Who comes, while the slot is held for them. */
export function DetailsStep({ state, center }: DetailsStepProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const dispatch = useDispatch<BookingDispatch>();
  const { name, kind, day, slot, moving, project, flat } = state;
  const sent = name === 'submitting' || name === 'waiting';
  const over = name === 'expired' || name === 'reholding';

  return (
    <div className={columns.columns}>
      <div className={styles.aside}>
        <MovingNote />
        <BookingSummary
          center={center}
          kind={kind}
          day={day}
          slot={slot}
          changeable={!sent}
          about={project !== null && flat !== null && <AboutFlat alias={project} id={flat} />}
        />
        <div className={styles.hold}>
          {name === 'details' && <HoldCountdown hold={state.hold} />}
          {over && (
            <div role="alert" className={styles.over}>
              <p>{t('hold.over')}</p>
              <Button
                variant="secondary"
                size="s"
                loading={name === 'reholding'}
                onClick={() => void dispatch(chooseSlot(slot, language))}
              >
                {t('hold.again')}
              </Button>
            </div>
          )}
        </div>
      </div>
      <div>
        <BookingDetails moving={moving !== null} />
      </div>
    </div>
  );
}
