import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CallTimePicker } from '#entities/company';
import { announceElsewhere, type LeadState, LeadStatus, selectLead, sendLead, useLeadSelector } from '#entities/lead';
import { selectProjectHead, usePlannings, useProjectHead } from '#entities/project';
import { logRefusal, useExtensions } from '#shared/api';
import type { Language } from '#shared/config';
import {
  AgreementField,
  FailureNotice,
  forgetDraft,
  type FormStatus,
  LeadForm,
  type LeadGuard,
  MessageField,
  NameField,
  PhoneField,
  storeDraft,
  type TakenOver,
} from '#shared/form';
import { useLanguage } from '#shared/routing';
import { Button, Text } from '#shared/ui';
import { fetchRecipient, toApplication, type CallNoteLabels } from '../application.ts';
import {
  type CallRequestDraft,
  callRequestDraftChanged,
  callRequestFailed,
  callRequestFormStatusChanged,
  callRequestQueued,
  callRequestSubmitted,
  type CallRequestPart,
  callRequestSucceeded,
  selectCallRequestDraft,
  selectCallRequestStep,
  selectCallRequestSucceeded,
  selectCallRequestView,
} from '../callRequestSlice.ts';
import styles from './CallRequestForm.module.css';
import { selectStoredCallRequest } from './persistCallRequest.ts';
import { ProjectField } from './ProjectField.tsx';

type State = LeadState & CallRequestPart;

// These selectors load with the form: the slice is in the first files of every page.

/** The flat that the form was opened about; undefined once another project is chosen. */
function selectCallRequestFlat({ callRequest: { suggested } }: CallRequestPart, project: string): string | undefined {
  return project !== '' && suggested.currentProject === project ? suggested.flat : undefined;
}

function selectCallRequestFormStatus({ callRequest }: CallRequestPart): FormStatus | undefined {
  return callRequest.formStatus;
}

const useCallRequestSelector = useSelector.withTypes<CallRequestPart>();
const useCallRequestDispatch = useDispatch.withTypes<ThunkDispatch<State, unknown, UnknownAction>>();

/**
 * Sends the form now or when online; resolves with the names of invalid fields. Personal data enters neither the store
 * nor the console.
 */
export function sendCallRequest(
  draft: CallRequestDraft,
  guard: LeadGuard,
  language: Language,
  labels: CallNoteLabels,
): ThunkAction<Promise<readonly string[]>, State, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const { currentProject: project } = draft;
    const head = selectProjectHead(getState(), language, project);
    const application = toApplication(getState(), draft, {
      language,
      labels,
      recipient: head?.send_mail_to ?? undefined,
      flat: selectCallRequestFlat(getState(), project),
      ...guard,
    });
    dispatch(callRequestSubmitted());
    const { attempt } = getState().callRequest;
    const knowsProject = project === '' || head !== undefined;
    const recipient = knowsProject ? undefined : async () => dispatch(fetchRecipient(project, language));
    const sent = await dispatch(
      sendLead({ kind: 'call', ...application }, language, { onStored: () => forgetDraft('callRequest'), recipient }),
    );
    if (sent.status === 'refused' || sent.status === 'failed') {
      dispatch(callRequestFailed({ attempt }));
      storeDraft('callRequest', selectStoredCallRequest(getState()));
      const isShown = selectCallRequestStep(getState()) === 'form' && selectCallRequestSucceeded(getState()) === false;
      if (!isShown) dispatch(announceElsewhere(sent));
      return logRefusal(sent.error, 'The call request was not accepted:');
    }
    const { key: lead } = sent;
    dispatch(sent.status === 'sent' ? callRequestSucceeded({ attempt, lead }) : callRequestQueued({ attempt, lead }));
    const modal = selectCallRequestView(getState());
    if (modal.step !== 'success' || modal.lead !== lead) dispatch(announceElsewhere(sent));
    return [];
  };
}

export function SuccessTitle({ lead }: { readonly lead: string }) {
  const { t } = useTranslation(['callRequest', 'lead']);
  const status = useLeadSelector((state) => selectLead(state, lead)?.status);
  return t(status === 'queued' ? 'lead:queued.title' : 'success.title');
}

interface CallRequestSuccessProps {
  readonly lead: string;
  readonly onClose: () => void;
}

/** Takes the focus of the removed form, so that it is announced and Escape still closes. */
export function CallRequestSuccess({ lead, onClose }: CallRequestSuccessProps) {
  const { t } = useTranslation(['callRequest', 'lead']);
  const words = useRef<HTMLDivElement>(null);
  const status = useLeadSelector((state) => selectLead(state, lead)?.status);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} role="status" className={styles.form}>
      {status === 'queued' && <Text>{t('lead:queued.text')}</Text>}
      {(status === 'sent' || status === 'confirmed') && <Text>{t('success.text')}</Text>}
      <LeadStatus lead={lead} />
      <Button variant="secondary" onClick={onClose}>
        {t('success.close')}
      </Button>
    </div>
  );
}

function CallRequestFailure() {
  const { t } = useTranslation('callRequest');
  const succeeded = useSelector(selectCallRequestSucceeded);
  return succeeded === false && <FailureNotice text={t('failed')} />;
}

/** The flat of the project that the call is about; nothing while its number is not known. */
function SubjectFlat() {
  const { t } = useTranslation('callRequest');
  const language = useLanguage();
  const { value: project } = useField<string>('currentProject').input;
  const id = useCallRequestSelector((state) => selectCallRequestFlat(state, project));
  const { data: flats } = usePlannings(id === undefined ? null : { alias: project, language }, id);
  const number = flats?.find((flat) => flat.id === id)?.number ?? null;
  return (
    number !== null && (
      <Text size="s" tone="soft">
        {t('flat')}: {number}
      </Text>
    )
  );
}

/** When the center that sells the chosen project can call. */
function CallTimeField() {
  const { value: project } = useField<string>('currentProject').input;
  const { value, onChange } = useField<string>('callTime').input;
  // It has the recipient too; it is loaded by the time of submission.
  const { data } = useProjectHead(project === '' ? null : project, { refetchFailed: true });
  return <CallTimePicker enabled value={value} onChange={onChange} center={data?.sales_center} />;
}

interface CallRequestFormProps {
  /** Absent: there was no plain form. */
  readonly takenOver?: TakenOver;
}

export function CallRequestForm({ takenOver }: CallRequestFormProps) {
  const { t } = useTranslation(['callRequest', 'form']);
  const language = useLanguage();
  const dispatch = useCallRequestDispatch();
  const draft = useSelector(selectCallRequestDraft);
  const status = useSelector(selectCallRequestFormStatus);
  const labels = { callTime: t('form:callTime.label'), flat: t('flat') };
  // Known by the time the form is sent.
  useExtensions(language);

  return (
    <LeadForm
      className={styles.form}
      {...(takenOver && { takenOver })}
      draft={draft}
      onDraft={(typed) => void dispatch(callRequestDraftChanged(typed))}
      status={status}
      onStatus={(changed) => void dispatch(callRequestFormStatusChanged(changed))}
      labels={[
        ['name', t('name')],
        ['phone', t('phone')],
        ['message', t('message')],
        ['agreement', t('agreement')],
      ]}
      onSend={async (typed, guard) => dispatch(sendCallRequest(typed, guard, language, labels))}
    >
      {(sending) => (
        <>
          <Text size="s" tone="soft">
            {t('lead')}
          </Text>
          <NameField label={t('name')} />
          <PhoneField label={t('phone')} />
          <CallTimeField />
          <ProjectField />
          <SubjectFlat />
          <MessageField label={t('message')} />
          <AgreementField />
          <CallRequestFailure />
          <Button type="submit" loading={sending} wide>
            {t('send')}
          </Button>
        </>
      )}
    </LeadForm>
  );
}
