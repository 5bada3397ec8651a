import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui';
import styles from './ConsultationBlock.module.css';

interface FormFrameProps extends Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onFocus' | 'onBlur'> {
  readonly name: ReactNode;
  readonly phone: ReactNode;
  readonly email: ReactNode;
  readonly message: ReactNode;
  readonly agreement: ReactNode;
  /** Why the last attempt did not succeed, and what to do. */
  readonly notice?: ReactNode;
  readonly sending?: boolean | undefined;
}

/** The places of the fields, one for the plain form and the living one, so that nothing moves between them. */
export function FormFrame({ name, phone, email, message, agreement, notice, sending = false, ...form }: FormFrameProps) {
  const { t } = useTranslation('consultation');
  return (
    // 'dialog' keeps the browser from sending it by itself, which would put name and phone into an address.
    <form {...form} method="dialog" noValidate className={styles.form}>
      {name}
      {phone}
      <div className={styles.wide}>{email}</div>
      <div className={styles.wide}>{message}</div>
      <div className={styles.wide}>{agreement}</div>
      {Boolean(notice) && <div className={styles.wide}>{notice}</div>}
      <div className={styles.wide}>
        <Button type="submit" loading={sending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
