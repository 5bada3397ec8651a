import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { LocalNavLink, pathTo } from '#shared/routing';
import { Container } from '#shared/ui';
import styles from './MenuPanel.module.css';
import { menuClosed } from './menuSlice.ts';
import { mainLinks, MasterPlanLink, MessengerLink, PhoneLink } from './siteLinks.tsx';

/** Everything that the header of a narrow screen has no room for. */
export function MenuPanel({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <div id={id} className={styles.panel}>
      <div aria-hidden className={styles.backdrop} onClick={() => dispatch(menuClosed())} />
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
