import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import type { SalesCenter } from '#shared/answers';
import { useLeadTexts } from '#entities/lead';
import { stepPaths } from '#features/booking';
import {
  AgreementField,
  FailureNotice,
  LeadForm,
  PhoneField,
  TextField,
  validName,
  validPhone,
  type LeadGuard,
} from '#shared/form';
import { formatDayOfWeek } from '#shared/format';
import { useLanguage, useLocalizedPath } from '#shared/routing';
import { Button } from '#shared/ui';
import summary from '../late/BookingSummary.module.css';
import styles from '../late/DetailsStep.module.css';
import columns from '../StepView.module.css';
import {
  requestEvents,
  selectRequestDraft,
  selectRequestFailed,
  selectRequestFormStatus,
  type VisitRequestDraft,
} from './visitRequestSlice.ts';
import { sendVisitRequest, type RequestDispatch } from './sendVisitRequest.ts';

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
  const center = centers.find(({ alias }) => alias === draft.center);
  const day = formatDayOfWeek(draft.day, language);
  const place = center && [center.name, center.address].filter(Boolean).join(', ');
  // Here while there is a network: what is said without one is among them.
  useLeadTexts();

  const send = async (typed: VisitRequestDraft, guard: LeadGuard) =>
    dispatch(
      sendVisitRequest(typed, guard, {
        language,
        project: search.get('project') ?? '',
        flat: search.get('flat') ?? undefined,
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
      <LeadForm
        className={columns.stack}
        draft={draft}
        onDraft={(typed) => void dispatch(requestEvents.requestDraftChanged(typed))}
        status={status}
        onStatus={(changed) => void dispatch(requestEvents.requestFormStatusChanged(changed))}
        labels={[
          ['name', t('details.name')],
          ['phone', t('details.phone')],
          ['message', t('details.message')],
          ['agreement', t('details.agreement')],
        ]}
        onSend={send}
      >
        {(sending) => (
          <>
            <TextField
              name="name"
              label={t('details.name')}
              required
              validate={validName}
              autoComplete="name"
              maxLength={200}
            />
            <PhoneField name="phone" label={t('details.phone')} required validate={validPhone} />
            <TextField name="message" label={t('details.message')} multiline maxLength={3900} />
            <AgreementField name="agreement" />
            {failed && <FailureNotice text={t('request.failed')} />}
            <Button type="submit" size="l" loading={sending}>
              {t('request.submit')}
            </Button>
          </>
        )}
      </LeadForm>
    </div>
  );
}
