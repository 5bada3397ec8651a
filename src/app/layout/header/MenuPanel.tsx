import { useTranslation } from 'react-i18next';
import { LocalNavLink, pathTo } from '#shared/routing';
import { Container } from '#shared/ui';
import styles from './MenuPanel.module.css';
import { mainLinks, MasterPlanLink, MessengerLink, PhoneLink } from './siteLinks.tsx';

/** Everything that the header of a narrow screen has no room for. */
export function MenuPanel({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return (
    <div id={id} className={styles.panel}>
      <Container width="wide">
        <nav aria-label={t('navigation.label')}>
          <ul role="list" className={styles.pages}>
            {mainLinks.map(([name, path]) => (
              <li key={name}>
                <LocalNavLink to={path} className={styles.menuPage}>
                  {t(`navigation.${name}`)}
                </LocalNavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.menuContacts}>
          <LocalNavLink to={pathTo('appointmentDate')} className={styles.contact}>
            {t('navigation.appointment')}
          </LocalNavLink>
          <LocalNavLink to={pathTo('favourites')} className={styles.contact}>
            {t('navigation.favourites')}
          </LocalNavLink>
          <MasterPlanLink className={styles.contact} />
          <PhoneLink className={styles.contact} />
          <MessengerLink className={styles.contact} />
        </div>
      </Container>
    </div>
  );
}
