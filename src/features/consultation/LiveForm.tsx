import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLeadTexts } from '#entities/lead';
import { AgreementField, email, FailureNotice, PhoneField, submitForm, TextField, validName, validPhone } from '#shared/form';
import { useLanguage } from '#shared/routing';
import { noValues, type ConsultationValues } from './consultationTypes.ts';
import { FormFrame } from './FormFrame.tsx';
import { sendConsultation, type SendDispatch } from './sendConsultation.ts';

export interface LiveFormProps {
  readonly initialValues: ConsultationValues;
  /** The visitor has pressed the button of the plain form already. */
  readonly submitAtOnce: boolean;
  readonly onSent: (lead: string) => void;
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

export function LiveForm({ initialValues, submitAtOnce, onSent }: LiveFormProps) {
  const { t } = useTranslation('consultation');
  const language = useLanguage();
  const dispatch = useDispatch<SendDispatch>();
  const [failed, setFailed] = useState(false);
  const form = useSubmitAtOnce(submitAtOnce);
  // Here while there is a network: what is said without one is among them.
  useLeadTexts();

  const send = async (typed: ConsultationValues): Promise<void> => {
    const values = { ...noValues, ...typed };
    setFailed(false);
    const { status, key } = await dispatch(sendConsultation(values, language));
    if (status === 'sent' || status === 'queued') onSent(key);
    else setFailed(true);
  };

  return (
    <Form<ConsultationValues> onSubmit={send} initialValues={initialValues}>
      {({ handleSubmit, submitting }) => (
        <FormFrame
          ref={form}
          onSubmit={submitForm(handleSubmit)}
          sending={submitting}
          notice={failed && <FailureNotice text={t('failed')} />}
          name={<TextField name="name" label={t('name')} required validate={validName} autoComplete="name" maxLength={200} />}
          phone={<PhoneField name="phone" label={t('phone')} required validate={validPhone} />}
          email={<TextField name="email" type="email" label={t('email')} validate={email} autoComplete="email" maxLength={200} />}
          message={<TextField name="message" label={t('message')} multiline maxLength={3900} />}
          agreement={<AgreementField name="agreement" />}
        />
      )}
    </Form>
  );
}
