import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { SavedFlatsLink } from '#features/favourites';
import { LocalLink, LocalNavLink, pathTo } from '#shared/routing';
import { CloseIcon, Container, IconButton, MenuIcon } from '#shared/ui';
import styles from './Header.module.css';
import { MenuPanel } from './MenuPanel.tsx';
import { LanguageSwitch, Logo, mainLinks, MasterPlanLink, MessengerLink, PhoneLink } from './siteLinks.tsx';
import { menuClosed, menuOpened, selectMenuOpen } from './menuSlice.ts';

/** Closes the menu on Escape, a tap outside or focus outside; Escape returns the focus. */
function useMenuDismissal(
  open: boolean,
  header: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!open) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Element && header.current?.contains(target) === false) dispatch(menuClosed());
    };
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      dispatch(menuClosed());
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    return () => listening.abort();
  }, [open, dispatch, header, toggle]);
}

const panelId = 'menu-panel';

/** Slim and always at the top: where am I, where can I go, how do I reach a person. */
export function Header() {
  const { t } = useTranslation(['common', 'brand']);
  const dispatch = useDispatch();
  const open = useSelector(selectMenuOpen);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useMenuDismissal(open, header, toggle);

  return (
    <header ref={header} className={styles.header}>
      <Container width="wide" className={styles.row}>
        <LocalLink to={pathTo('home')} aria-label={t('homeLink')} className={styles.home}>
          <Logo>{t('brand:name')}</Logo>
        </LocalLink>
        <nav aria-label={t('navigation.label')} className={styles.navigation}>
          {mainLinks.map(([name, path]) => (
            <LocalNavLink key={name} to={path} className={styles.page}>
              {t(`navigation.${name}`)}
            </LocalNavLink>
          ))}
          <MasterPlanLink className={styles.outside} />
        </nav>
        <div className={styles.contacts}>
          <SavedFlatsLink className={styles.saved} />
          <PhoneLink className={styles.phone} />
          <MessengerLink className={styles.messenger} />
          <LanguageSwitch />
          <IconButton
            ref={toggle}
            label={t(open ? 'menu.close' : 'menu.open')}
            icon={open ? <CloseIcon /> : <MenuIcon />}
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            className={styles.toggle}
            onClick={() => dispatch(open ? menuClosed() : menuOpened())}
          />
        </div>
      </Container>
      {open && <MenuPanel id={panelId} />}
    </header>
  );
}
