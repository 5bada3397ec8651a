import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import styles from './ConsultationBlock.module.css';

export function ConsultationFailure() {
  const { t } = useTranslation('consultation');
  const { phone } = useSelector(selectSettings);
  return (
    <div role="alert" className={styles.failure}>
      <p>{t('failed')}</p>
      <a href={telephoneLink(phone)} className={styles.phone}>
        {phone}
      </a>
    </div>
  );
}
