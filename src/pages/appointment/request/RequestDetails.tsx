import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import type { SalesCenter } from '#shared/answers';
import { useLeadTexts } from '#entities/lead';
import { useNamedSubject } from '#entities/project';
import { PersonForm, stepPaths } from '#features/booking';
import { FailureNotice, type LeadGuard } from '#shared/form';
import { formatDayOfWeek } from '#shared/format';
import { useLanguage, useLocalizedPath } from '#shared/routing';
import { Button } from '#shared/ui';
import summary from '../late/BookingSummary.module.css';
import styles from '../late/DetailsStep.module.css';
import columns from '../StepView.module.css';
import { sendVisitRequest, type RequestDispatch } from './sendVisitRequest.ts';
import { useRequestCenter } from './useRequestCenter.ts';
import {
  requestEvents,
  selectRequestDraft,
  selectRequestFailed,
  selectRequestFormStatus,
  type VisitRequestDraft,
} from './visitRequestSlice.ts';

/** Who comes. */
export function RequestDetails({ centers }: { readonly centers: readonly SalesCenter[] }) {
  const { t } = useTranslation(['appointment', 'form']);
  const language = useLanguage();
  const localize = useLocalizedPath();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const dispatch = useDispatch<RequestDispatch>();
  const draft = useSelector(selectRequestDraft);
  const status = useSelector(selectRequestFormStatus);
  const failed = useSelector(selectRequestFailed);
  const { project = '', flat } = useNamedSubject();
  const { chosen: center } = useRequestCenter(centers);
  const day = formatDayOfWeek(draft.day, language);
  const place = center && [center.name, center.address].filter(Boolean).join(', ');
  // Here while there is a network: what is said without one is among them.
  useLeadTexts();

  const send = async (typed: VisitRequestDraft, guard: LeadGuard) =>
    dispatch(
      sendVisitRequest(typed, guard, {
        language,
        project,
        flat,
        lines: [`${t('day.label')}: ${day}`, ...(place === undefined ? [] : [`${t('center.heading')}: ${place}`])],
        labels: { callTime: t('form:callTime.label'), flat: t('request.flat') },
      }),
    );

  return (
    <div className={columns.columns}>
      <div className={styles.aside}>
        <div className={summary.summary}>
          <p className={summary.day}>{day}</p>
          {place !== undefined && <p className={summary.soft}>{place}</p>}
          <div className={summary.ways}>
            <Button
              variant="quiet"
              size="s"
              onClick={() => void navigate({ pathname: localize(stepPaths.select_date), search: search.toString() })}
            >
              {t('change.date')}
            </Button>
          </div>
        </div>
      </div>
      <PersonForm
        draft={draft}
        onDraft={(typed) => void dispatch(requestEvents.requestDraftChanged(typed))}
        status={status}
        onStatus={(changed) => void dispatch(requestEvents.requestFormStatusChanged(changed))}
        onSend={send}
        notice={failed && <FailureNotice text={t('request.failed')} />}
        submit={t('request.submit')}
      />
    </div>
  );
}
