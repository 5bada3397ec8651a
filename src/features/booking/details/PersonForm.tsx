import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementField, EmailField, LeadForm, MessageField, NameField, PhoneField } from '#shared/form';
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
          <NameField label={t('details.name')} />
          <PhoneField label={t('details.phone')} />
          {fields.includes('email') && <EmailField label={t('details.email')} />}
          <MessageField label={t('details.message')} />
          <AgreementField />
          {notice}
          <Button type="submit" size="l" loading={sending || submitting}>
            {submit}
          </Button>
        </>
      )}
    </LeadForm>
  );
}
