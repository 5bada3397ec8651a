import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#shared/ui';
import styles from './AgreementBox.module.css';

/** Consent to the processing of personal data, and on demand what is done with it. */
export function AgreementBox(props: Omit<ComponentProps<typeof Checkbox>, 'children' | 'className'>) {
  const { t } = useTranslation('form');
  return (
    <div>
      <Checkbox {...props} required>
        {t('agreement.label')}
      </Checkbox>
      <details className={styles.details}>
        <summary className={styles.summary}>{t('agreement.more')}</summary>
        <p className={styles.text}>{t('agreement.text')}</p>
      </details>
    </div>
  );
}
