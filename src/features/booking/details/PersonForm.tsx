import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AgreementField,
  email,
  LeadForm,
  PhoneField,
  TextField,
  validMessage,
  validName,
  validPhone,
} from '#shared/form';
import { Button } from '#shared/ui';
import styles from './BookingDetails.module.css';

interface Person {
  readonly name: string;
  readonly phone: string;
  /** Absent: no such field. */
  readonly email?: string;
  readonly message: string;
  readonly agreement: boolean;
}

interface PersonFormProps<Draft extends Person> extends Pick<
  ComponentProps<typeof LeadForm<Draft>>,
  'draft' | 'onDraft' | 'status' | 'onStatus' | 'onSend'
> {
  /** Why the last attempt did not succeed. */
  readonly notice: ReactNode;
  /** The words of the button. */
  readonly submit: string;
  readonly submitting?: boolean;
}

/** The visitor's contact fields. */
export function PersonForm<Draft extends Person>({
  notice,
  submit,
  submitting = false,
  ...form
}: PersonFormProps<Draft>) {
  const { t } = useTranslation('appointment');
  const fields = (['name', 'phone', 'email', 'message', 'agreement'] as const).filter((name) => name in form.draft);
  return (
    <LeadForm {...form} className={styles.form} labels={fields.map((name) => [name, t(`details.${name}`)] as const)}>
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
          {fields.includes('email') && (
            <TextField
              name="email"
              type="email"
              label={t('details.email')}
              validate={email}
              autoComplete="email"
              maxLength={200}
            />
          )}
          <TextField name="message" label={t('details.message')} multiline validate={validMessage} />
          <AgreementField name="agreement" />
          {notice}
          <Button type="submit" size="l" loading={sending || submitting}>
            {submit}
          </Button>
        </>
      )}
    </LeadForm>
  );
}
