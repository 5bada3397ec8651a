import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CallRequestButton } from '#features/call-request';
import { LocalLink, pathTo, withoutLanguage } from '#shared/routing';
import { buttonClass, CalendarIcon, PhoneIcon } from '#shared/ui';
import styles from './QuickActions.module.css';

/** On every page: ask for a call, or book a visit. A bar at the bottom of narrow screens, in the margin of wide ones. */
export function QuickActions() {
  const { t } = useTranslation();
  const inBooking = withoutLanguage(useLocation().pathname).startsWith(`${pathTo('appointment')}/`);
  return (
    <aside aria-label={t('quick.label')} data-print="hide" className={clsx(styles.bar, inBooking && styles.atEnd)}>
      <CallRequestButton icon={<PhoneIcon />} className={styles.action}>
        {t('quick.call')}
      </CallRequestButton>
      <LocalLink
        to={pathTo('appointmentDate')}
        className={buttonClass({ variant: 'secondary', className: styles.visit })}
      >
        <CalendarIcon />
        <span>{t('quick.visit')}</span>
      </LocalLink>
    </aside>
  );
}
