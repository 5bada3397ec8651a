import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigation } from 'react-router';
import { CallRequestHost } from '#features/call-request';
import { Connection } from '#features/connection';
import { FavouritesKeeper } from '#features/favourites';
import { Block } from '#shared/loading';
import { ProgressLine, SkipLink } from '#shared/ui';
import { ScrollKeeper } from '../scroll/ScrollKeeper.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import styles from './Layout.module.css';
import { QuickActions } from './QuickActions.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { selectUnfinished } from './selectUnfinished.ts';

interface LayoutProps {
  readonly children: ReactNode;
}

const mainId = 'main';

/** Alone listens to the router's state: the rest of the layout has nothing to do while a page is on its way. */
function NavigationProgress() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  return <ProgressLine active={state === 'loading'} label={t('pageLoading')} />;
}

/** What stands around every page. */
export function Layout({ children }: LayoutProps) {
  const { t } = useTranslation();
  const unfinished = useSelector(selectUnfinished);
  return (
    <div className={styles.frame}>
      <SkipLink targetId={mainId}>{t('skipToContent')}</SkipLink>
      <NavigationProgress />
      <Block name="header">
        <Header />
      </Block>
      <Block name="connection">
        <Connection unfinished={unfinished} />
      </Block>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Block name="footer">
        <Footer />
      </Block>
      <Block name="quick actions">
        <QuickActions />
      </Block>
      <CallRequestHost />
      <Block name="saved flats">
        <FavouritesKeeper />
      </Block>
      <ScrollKeeper />
      <RouteAnnouncer mainId={mainId} />
    </div>
  );
}
