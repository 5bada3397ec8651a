import { useEffect, useRef, useState } from 'react';
import { Field, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CallTimePicker } from '#entities/company';
import { LeadStatus, selectLead, useLeadTexts, useLeadSelector } from '#entities/lead';
import {
  AgreementField,
  EmailField,
  FailureNotice,
  LeadForm,
  MessageField,
  NameField,
  PhoneField,
  type TakenOver,
  usePersistedDraft,
} from '#shared/form';
import { useLanguage } from '#shared/routing';
import { Button, Heading, Text } from '#shared/ui';
import styles from './ConsultationBlock.module.css';
import {
  type ConsultationDraft,
  consultationDraftChanged,
  consultationDraftRestored,
  consultationFormStatusChanged,
  consultationLeft,
  emptyConsultation,
  selectConsultationDraft,
  selectConsultationFailed,
  selectConsultationFormStatus,
  selectConsultationLead,
} from './consultationSlice.ts';
import { FormFields } from './FormFields.tsx';
import { sendConsultation, useConsultationDispatch } from './sendConsultation.ts';

export { beginConsultation } from './sendConsultation.ts';

/** Fetches the hours when the visitor begins to fill the form, because few do. */
function CallTimeField() {
  const { visited = {} } = useFormState({ subscription: { visited: true } });
  const begun = Object.values(visited).some(Boolean);
  return (
    <Field<string> name="callTime">
      {({ input: { value, onChange, onFocus } }) => (
        <CallTimePicker enabled={begun || value !== ''} value={value} onChange={onChange} onFocus={onFocus} />
      )}
    </Field>
  );
}

interface LiveFormProps {
  /** Absent for a further question. */
  readonly takenOver?: TakenOver;
}

function LiveForm({ takenOver }: LiveFormProps) {
  const { t } = useTranslation(['consultation', 'form']);
  const language = useLanguage();
  const dispatch = useConsultationDispatch();
  const draft = useSelector(selectConsultationDraft);
  const status = useSelector(selectConsultationFormStatus);
  const failed = useSelector(selectConsultationFailed);
  // Loads offline notices while there is a network.
  useLeadTexts();
  const notes = { topic: t('topic'), email: t('email'), callTime: t('form:callTime.label') };

  return (
    <LeadForm
      className={styles.form}
      draft={draft}
      {...(takenOver && { takenOver })}
      onDraft={(typed) => void dispatch(consultationDraftChanged(typed))}
      status={status}
      onStatus={(changed) => void dispatch(consultationFormStatusChanged(changed))}
      labels={[
        ['name', t('name')],
        ['phone', t('phone')],
        ['email', t('email')],
        ['message', t('message')],
        ['agreement', t('agreement')],
      ]}
      onSend={async (typed, guard) => dispatch(sendConsultation(typed, guard, language, notes))}
    >
      {(sending) => (
        <FormFields
          sending={sending}
          notice={failed && <FailureNotice text={t('failed')} />}
          name={<NameField label={t('name')} />}
          phone={<PhoneField label={t('phone')} />}
          email={<EmailField label={t('email')} />}
          callTime={<CallTimeField />}
          message={<MessageField label={t('message')} />}
          agreement={<AgreementField />}
        />
      )}
    </LeadForm>
  );
}

interface ConsultationSuccessProps {
  readonly lead: string;
  readonly onAgain: () => void;
}

/** Takes the focus of the removed button, so that it is announced. */
function ConsultationSuccess({ lead, onAgain }: ConsultationSuccessProps) {
  const { t } = useTranslation(['consultation', 'lead']);
  const words = useRef<HTMLDivElement>(null);
  const status = useLeadSelector((state) => selectLead(state, lead)?.status);
  useEffect(() => words.current?.focus(), []);
  const queued = status === 'queued';
  const arrived = status === 'sent' || status === 'confirmed';
  return (
    <div ref={words} tabIndex={-1} role="status" className={styles.success}>
      <Heading level={3}>{t(queued ? 'lead:queued.title' : 'success.title')}</Heading>
      {queued && <Text tone="soft">{t('lead:queued.text')}</Text>}
      {arrived && <Text tone="soft">{t('success.text')}</Text>}
      <LeadStatus lead={lead} />
      <Button variant="quiet" onClick={onAgain}>
        {t('success.again')}
      </Button>
    </div>
  );
}

const persisted = {
  form: 'consultation',
  select: selectConsultationDraft,
  empty: emptyConsultation,
  restored: (draft: ConsultationDraft | null) => draft && consultationDraftRestored(draft),
};

/** The form, then the result, until the visitor asks another question or leaves the page. */
export function LiveConsultation({ takenOver }: Required<LiveFormProps>) {
  const dispatch = useDispatch();
  const lead = useSelector(selectConsultationLead);
  const [again, setAgain] = useState(false);
  if (lead !== null && !again) setAgain(true);
  usePersistedDraft(persisted);
  return lead === null ? (
    <LiveForm {...(!again && { takenOver })} />
  ) : (
    <ConsultationSuccess lead={lead} onAgain={() => dispatch(consultationLeft())} />
  );
}
