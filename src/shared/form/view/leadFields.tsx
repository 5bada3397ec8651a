import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#shared/ui';
import styles from './leadFields.module.css';

/** Consent to the processing of personal data, and on demand what is done with it. */
export function AgreementBox(props: Omit<ComponentProps<typeof Checkbox>, 'children' | 'className' | 'name'>) {
  const { t } = useTranslation('form');
  return (
    <div>
      <Checkbox {...props} name="agreement" required>
        {t('agreement.label')}
      </Checkbox>
      <details className={styles.details}>
        <summary className={styles.summary}>{t('agreement.more')}</summary>
        <p className={styles.text}>{t('agreement.text')}</p>
      </details>
    </div>
  );
}

/** The honeypot: a field that only bots fill, hidden from sight, keyboard, screen readers and autofill. */
export function Honeypot(props: Pick<ComponentProps<'input'>, 'ref' | 'defaultValue'>) {
  return (
    <div className={styles.honeypot} aria-hidden>
      <input
        {...props}
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}
