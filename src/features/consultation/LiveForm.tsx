import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLeadTexts } from '#entities/lead';
import {
  AgreementField,
  email,
  FailureNotice,
  LeadForm,
  PhoneField,
  TextField,
  validMessage,
  validName,
  validPhone,
} from '#shared/form';
import { useLanguage } from '#shared/routing';
import styles from './ConsultationBlock.module.css';
import { CallTimeField } from './CallTimeField.tsx';
import {
  consultationDraftChanged,
  consultationFormStatusChanged,
  selectConsultationDraft,
  selectConsultationFailed,
  selectConsultationFormStatus,
} from './consultationSlice.ts';
import { FormFields } from './FormFields.tsx';
import { sendConsultation, type SendDispatch } from './sendConsultation.ts';

export interface LiveFormProps {
  /** The visitor has pressed the button of the plain form already. */
  readonly submitAtOnce: boolean;
  /** What a program wrote into the plain form's field that no person sees. */
  readonly website: string;
}

/** Presses the button for a visitor who pressed it before this form was there. */
function useSubmitAtOnce(wanted: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // After this commit: showing the first wrong field needs one of its own.
    if (wanted) queueMicrotask(() => form.current?.requestSubmit());
  }, [wanted]);
  return form;
}

export function LiveForm({ submitAtOnce, website }: LiveFormProps) {
  const { t } = useTranslation(['consultation', 'form']);
  const language = useLanguage();
  const dispatch = useDispatch<SendDispatch>();
  const draft = useSelector(selectConsultationDraft);
  const status = useSelector(selectConsultationFormStatus);
  const failed = useSelector(selectConsultationFailed);
  const form = useSubmitAtOnce(submitAtOnce);
  // Here while there is a network: what is said without one is among them.
  useLeadTexts();
  const notes = { topic: t('topic'), email: t('email'), callTime: t('form:callTime.label') };

  return (
    <LeadForm
      ref={form}
      className={styles.form}
      draft={draft}
      trapped={website}
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
          name={
            <TextField
              name="name"
              label={t('name')}
              required
              validate={validName}
              autoComplete="name"
              maxLength={200}
            />
          }
          phone={<PhoneField name="phone" label={t('phone')} required validate={validPhone} />}
          email={
            <TextField
              name="email"
              type="email"
              label={t('email')}
              validate={email}
              autoComplete="email"
              maxLength={200}
            />
          }
          callTime={<CallTimeField />}
          message={<TextField name="message" label={t('message')} multiline validate={validMessage} />}
          agreement={<AgreementField name="agreement" />}
        />
      )}
    </LeadForm>
  );
}
