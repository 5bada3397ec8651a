import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ContactsData } from '#shared/answers';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { LocalLink, pathTo } from '#shared/routing';
import { buttonClass } from '#shared/ui';
import styles from './CompanyLines.module.css';

/** How to reach the company without going anywhere. */
export function CompanyLines({
  contacts: { phone: ownPhone, email, messengers },
}: {
  readonly contacts: ContactsData;
}) {
  const { t } = useTranslation('contacts');
  const settings = useSelector(selectSettings);
  const phone = ownPhone ?? settings.phone;
  return (
    <div className={styles.lines}>
      <dl className={styles.list}>
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <a href={telephoneLink(phone)} className={styles.large}>
              {phone}
            </a>
          </dd>
        </div>
        {email !== null && (
          <div>
            <dt>{t('email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {messengers.length > 0 && (
          <div>
            <dt>{t('messengers')}</dt>
            <dd className={styles.messengers}>
              {messengers.map(({ name, url }) => (
                <a key={url} href={url} rel="noopener">
                  {name}
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <LocalLink to={pathTo('appointmentDate')} className={buttonClass()}>
        {t('bookVisit')}
      </LocalLink>
    </div>
  );
}
