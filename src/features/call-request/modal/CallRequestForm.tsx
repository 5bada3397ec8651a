import { Field } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CallTimePicker } from '#entities/company';
import { useExtensions } from '#shared/api';
import {
  AgreementField,
  FailureNotice,
  LeadForm,
  PhoneField,
  type TakenOver,
  TextField,
  validMessage,
  validName,
  validPhone,
} from '#shared/form';
import { useLanguage } from '#shared/routing';
import { Button, Text } from '#shared/ui';
import {
  callRequestDraftChanged,
  callRequestFormStatusChanged,
  selectCallRequestDraft,
  selectCallRequestFormStatus,
  selectCallRequestSucceeded,
} from '../callRequestSlice.ts';
import { type CallRequestDispatch, sendCallRequest } from '../sendCallRequest.ts';
import styles from './CallRequestForm.module.css';
import { ProjectField } from './ProjectField.tsx';

function CallRequestFailure() {
  const { t } = useTranslation('callRequest');
  const succeeded = useSelector(selectCallRequestSucceeded);
  return succeeded === false && <FailureNotice text={t('failed')} />;
}

interface CallRequestFormProps {
  /** Absent: there was no plain form. */
  readonly takenOver?: TakenOver;
}

export function CallRequestForm({ takenOver }: CallRequestFormProps) {
  const { t } = useTranslation(['callRequest', 'form']);
  const language = useLanguage();
  const dispatch = useDispatch<CallRequestDispatch>();
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
          <TextField name="name" label={t('name')} required validate={validName} autoComplete="name" maxLength={200} />
          <PhoneField name="phone" label={t('phone')} required validate={validPhone} />
          <Field<string> name="callTime">
            {({ input: { value, onChange } }) => <CallTimePicker wanted value={value} onChange={onChange} />}
          </Field>
          <ProjectField />
          <TextField name="message" label={t('message')} multiline validate={validMessage} />
          <AgreementField name="agreement" />
          <CallRequestFailure />
          <Button type="submit" loading={sending} wide>
            {t('send')}
          </Button>
        </>
      )}
    </LeadForm>
  );
}
