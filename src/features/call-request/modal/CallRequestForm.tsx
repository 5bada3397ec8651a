import { useState } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { AgreementField, PhoneField, submitForm, TextField, validName, validPhone } from '#shared/form';
import { useLanguage } from '#shared/routing';
import { Button, Text } from '#shared/ui';
import { emptyDraft, selectCallRequestDraft, type CallRequestDraft } from '../callRequestSlice.ts';
import { sendCallRequest, type SendDispatch } from '../sendCallRequest.ts';
import { CallRequestFailure } from './CallRequestFailure.tsx';
import styles from './CallRequestForm.module.css';
import { DraftSnapshots } from './DraftSnapshots.tsx';
import { ProjectField } from './ProjectField.tsx';

export function CallRequestForm() {
  const { t } = useTranslation('callRequest');
  const language = useLanguage();
  const dispatch = useDispatch<SendDispatch>();
  const draft = useSelector(selectCallRequestDraft);
  // Of the moment of opening: afterwards the form is the source and the draft its copy.
  const [initialValues] = useState(draft);
  const send = (values: CallRequestDraft) => dispatch(sendCallRequest({ ...emptyDraft, ...values }, language));

  return (
    <Form<CallRequestDraft> onSubmit={send} initialValues={initialValues}>
      {({ handleSubmit, submitting }) => (
        <form noValidate onSubmit={submitForm(handleSubmit)} className={styles.form}>
          <Text size="s" tone="soft">
            {t('lead')}
          </Text>
          <TextField name="name" label={t('name')} required validate={validName} autoComplete="name" maxLength={200} />
          <PhoneField name="phone" label={t('phone')} required validate={validPhone} />
          <ProjectField />
          <TextField name="message" label={t('message')} multiline maxLength={3900} />
          <AgreementField name="agreement" />
          <CallRequestFailure />
          <Button type="submit" loading={submitting} wide>
            {t('send')}
          </Button>
          <DraftSnapshots />
        </form>
      )}
    </Form>
  );
}
