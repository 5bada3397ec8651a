import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { VisuallyHidden } from '#shared/ui';
import styles from './NavigationProgress.module.css';

/** The first stop of the keyboard: over navigation, to the content. */
export function SkipLink({ mainId }: { readonly mainId: string }) {
  const { t } = useTranslation();
  return (
    <a href={`#${mainId}`} className={styles.skip}>
      {t('skipToContent')}
    </a>
  );
}

/**
 * The horizon draws itself along the top while the next page is on its way. Alone listens to the router's state: the rest of the
 * layout has nothing to do meanwhile.
 */
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
