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
  type TakenOver,
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
import { sendConsultation, type ConsultationDispatch } from './sendConsultation.ts';

export interface LiveFormProps {
  /** Absent: the visitor asks something else. */
  readonly takenOver?: TakenOver;
}

export function LiveForm({ takenOver }: LiveFormProps) {
  const { t } = useTranslation(['consultation', 'form']);
  const language = useLanguage();
  const dispatch = useDispatch<ConsultationDispatch>();
  const draft = useSelector(selectConsultationDraft);
  const status = useSelector(selectConsultationFormStatus);
  const failed = useSelector(selectConsultationFailed);
  // Here while there is a network: what is said without one is among them.
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
