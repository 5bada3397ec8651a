import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { announceElsewhere, type LeadState, sendLead, useLeadTexts } from '#entities/lead';
import { useNamedSubject } from '#entities/project';
import { PersonForm, stepPaths } from '#features/booking';
import { fetchRecipient, type CallNoteLabels, toApplication } from '#features/call-request';
import type { SalesCenter } from '#shared/responses';
import { logRefusal } from '#shared/api';
import type { Language } from '#shared/config';
import { FailureNotice, forgetDraft, type LeadGuard, storableDraft, storeDraft } from '#shared/form';
import { formatDayOfWeek, joinWords } from '#shared/format';
import { selectPagePath, useLanguage, useLocalizedPath, usePageSearch } from '#shared/routing';
import { Button } from '#shared/ui';
import styles from '../lazySteps/DetailsStep.module.css';
import columns from '../Step.module.css';
import { useRequestCenter } from './RequestDay.tsx';
import {
  emptyVisitRequest,
  requestEvents,
  selectRequestAttempt,
  selectRequestDraft,
  selectRequestFailed,
  selectRequestFormStatus,
  selectRequestLead,
  type VisitRequestDraft,
  type VisitRequestPart,
} from './visitRequestSlice.ts';

type State = LeadState & VisitRequestPart & Parameters<typeof selectPagePath>[0];

const useRequestDispatch = useDispatch.withTypes<ThunkDispatch<State, unknown, UnknownAction>>();

interface AboutVisit {
  readonly language: Language;
  /** Alias; empty: none. */
  readonly project: string;
  readonly flat: string | undefined;
  /** Day and center in words, a line each. */
  readonly lines: readonly string[];
  readonly labels: CallNoteLabels;
}

/** Sends the call request that names the day; resolves with the names of invalid fields. */
function sendVisitRequest(
  draft: VisitRequestDraft,
  guard: LeadGuard,
  { language, project, flat, lines, labels }: AboutVisit,
): ThunkAction<Promise<readonly string[]>, State, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const page = selectPagePath(getState());
    dispatch(requestEvents.requestSubmitted());
    const attempt = selectRequestAttempt(getState());
    const application = toApplication(
      getState(),
      { ...draft, callTime: '', currentProject: project },
      { language, recipient: undefined, flat, lines, labels, ...guard },
    );
    const recipient = project === '' ? undefined : async () => dispatch(fetchRecipient(project, language));
    const sent = await dispatch(
      sendLead({ kind: 'call', ...application }, language, { onStored: () => forgetDraft('visitRequest'), recipient }),
    );
    if (sent.status === 'refused' || sent.status === 'failed') {
      dispatch(requestEvents.requestFailed({ attempt }));
      storeDraft('visitRequest', storableDraft(selectRequestDraft(getState()), emptyVisitRequest));
      const isShown = selectPagePath(getState()) === page && selectRequestFailed(getState());
      if (!isShown) dispatch(announceElsewhere(sent));
      return logRefusal(sent.error, 'The request for a visit was not accepted:');
    }
    const { key: lead } = sent;
    dispatch(requestEvents.requestTaken({ attempt, lead }));
    // After leaving the page or choosing another day, a notice elsewhere reports the result.
    if (selectPagePath(getState()) !== page) dispatch(requestEvents.requestLeft());
    if (selectRequestLead(getState()) !== lead) dispatch(announceElsewhere(sent));
    return [];
  };
}

/** The visitor's details. */
export function RequestDetails({ centers }: { readonly centers: readonly SalesCenter[] }) {
  const { t } = useTranslation(['appointment', 'form']);
  const language = useLanguage();
  const localize = useLocalizedPath();
  const navigate = useNavigate();
  const search = usePageSearch();
  const dispatch = useRequestDispatch();
  const draft = useSelector(selectRequestDraft);
  const status = useSelector(selectRequestFormStatus);
  const failed = useSelector(selectRequestFailed);
  const { project = '', flat } = useNamedSubject();
  const { chosen: center } = useRequestCenter(centers);
  const day = formatDayOfWeek(draft.day, language);
  const place = center && joinWords([center.name, center.address]);
  // Loads offline notices while there is a network.
  useLeadTexts();

  const send = async (typed: VisitRequestDraft, guard: LeadGuard) =>
    dispatch(
      sendVisitRequest(typed, guard, {
        language,
        project,
        flat,
        lines: [
          `${t('day.label')}: ${day} (${draft.day})`,
          ...(place === undefined ? [] : [`${t('center.heading')}: ${place}`]),
        ],
        labels: { callTime: t('form:callTime.label'), flat: t('request.flat') },
      }),
    );

  return (
    <div className={columns.columns}>
      <div className={styles.aside}>
        <div className={styles.summary}>
          <p className={styles.day}>{day}</p>
          {place !== undefined && <p className={styles.soft}>{place}</p>}
          <div className={styles.ways}>
            <Button
              variant="quiet"
              size="s"
              onClick={() => void navigate({ pathname: localize(stepPaths.select_date), search: search.toString() })}
            >
              {t(centers.length > 0 ? 'change.date' : 'request.another')}
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
