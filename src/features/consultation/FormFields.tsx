import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui';
import styles from './ConsultationBlock.module.css';

interface FormFieldsProps {
  readonly name: ReactNode;
  readonly phone: ReactNode;
  readonly email: ReactNode;
  readonly callTime: ReactNode;
  readonly message: ReactNode;
  readonly agreement: ReactNode;
  /** Why the last attempt failed, and what to do. */
  readonly notice?: ReactNode;
  readonly sending?: boolean | undefined;
}

/** The places of the fields, one for the plain form and the interactive one, so that nothing moves between them. */
export function FormFields({
  name,
  phone,
  email,
  callTime,
  message,
  agreement,
  notice,
  sending = false,
}: FormFieldsProps) {
  const { t } = useTranslation('consultation');
  return (
    <>
      {name}
      {phone}
      <div>{email}</div>
      <div>{callTime}</div>
      <div className={styles.wide}>{message}</div>
      <div className={styles.wide}>{agreement}</div>
      {Boolean(notice) && <div className={styles.wide}>{notice}</div>}
      <div className={styles.wide}>
        <Button type="submit" loading={sending}>
          {t('send')}
        </Button>
      </div>
    </>
  );
}
