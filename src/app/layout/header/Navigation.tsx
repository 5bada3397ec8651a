import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { useLazyModule } from '#shared/lazy';
import { withoutLanguage } from '#shared/routing';
import { VisuallyHidden } from '#shared/ui';
import styles from './Navigation.module.css';

/** The first element that Tab reaches: a link over the navigation to the content. */
export function SkipLink({ mainId }: { readonly mainId: string }) {
  const { t } = useTranslation();
  return (
    <a href={`#${mainId}`} className={styles.skip}>
      {t('skipToContent')}
    </a>
  );
}

/** A line along the top while the next page loads. A component of its own, because the router's state renders it anew. */
export function NavigationProgress() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  const active = state === 'loading';
  return (
    <output className={styles.progress} data-active={active}>
      {active && <VisuallyHidden>{t('pageLoading')}</VisuallyHidden>}
    </output>
  );
}

function importAnnouncer() {
  return import(/* webpackChunkName: "deferred-tasks" */ '../RouteAnnouncer.tsx');
}

/** Nothing is announced before the visitor navigates, so it loads after the page. */
export function LazyRouteAnnouncer({ mainId }: { readonly mainId: string }) {
  const [landing] = useState(withoutLanguage(useLocation().pathname));
  const { part } = useLazyModule(importAnnouncer, true);
  return part && <part.RouteAnnouncer mainId={mainId} landing={landing} />;
}
