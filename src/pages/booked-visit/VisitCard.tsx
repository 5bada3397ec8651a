import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import type { Visit } from '#contract/visit.ts';
import { type BookingDispatch, moveVisit, stepPaths, VisitSubject } from '#features/booking';
import type { CentersData } from '#shared/responses';
import { formatClock, formatDayOfWeek } from '#shared/format';
import { RouteLinks } from '#shared/map';
import { CancelInPlace } from '#shared/private';
import { LocalLink, pathTo, type PrivateLink, useLanguage, useLocalizedPath } from '#shared/routing';
import { Button, buttonClass, FactList, StatusMark, Text } from '#shared/ui';
import styles from './VisitCard.module.css';

interface VisitCardProps {
  readonly visit: Visit;
  readonly link: PrivateLink;
  readonly center: CentersData['centers'][number] | undefined;
  readonly onCancel: () => Promise<boolean>;
}

export function VisitCard({ visit, link, center, onCancel }: VisitCardProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const localize = useLocalizedPath();
  const navigate = useNavigate();
  const dispatch = useDispatch<BookingDispatch>();
  const { number, status, day, time, kind, can_change: canChange } = visit;

  const move = (): void => {
    dispatch(moveVisit(visit, link, language));
    void navigate(localize(stepPaths.select_date));
  };

  return (
    <article tabIndex={-1} aria-labelledby="visit-status visit-moment" className={styles.card}>
      <div id="visit-status">
        <StatusMark tone={status === 'booked' ? 'success' : 'neutral'}>{t(`booked.${status}`)}</StatusMark>
      </div>
      <p id="visit-moment" className={styles.moment}>
        {formatDayOfWeek(day, language)}, {formatClock(time)}
      </p>
      <Text size="s" tone="soft">
        {t('time.zone')}
      </Text>
      <FactList
        facts={[
          { key: 'number', label: t('booked.number'), value: number },
          { key: 'kind', label: t('kind.heading'), value: t(`kind.${kind}`) },
          ...(center === undefined
            ? []
            : [
                {
                  key: 'center',
                  label: t('booked.center'),
                  value: [center.name, center.address].filter(Boolean).join(', '),
                },
              ]),
        ]}
      />
      <VisitSubject project={visit.project} flat={visit.flat} />
      {status === 'booked' && kind === 'in_person' && center !== undefined && center.position !== null && (
        <RouteLinks to={center.position} title={center.name} />
      )}
      {canChange && (
        <div className={styles.actions}>
          <Button onClick={move}>{t('booked.move')}</Button>
          <CancelInPlace
            name="cancelVisit"
            words={{
              cancel: t('booked.cancel'),
              question: t('booked.cancelQuestion'),
              yes: t('booked.cancelYes'),
              no: t('booked.cancelNo'),
              failed: t('booked.cancelFailed'),
            }}
            onCancel={onCancel}
          />
        </div>
      )}
      {status === 'booked' && !canChange && <Text tone="soft">{t('booked.past')}</Text>}
      {!canChange && (
        <div className={styles.actions}>
          <LocalLink to={pathTo('appointmentDate')} className={buttonClass({ variant: 'secondary' })}>
            {t('booked.book')}
          </LocalLink>
        </div>
      )}
    </article>
  );
}
