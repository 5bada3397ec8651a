import { useTranslation } from 'react-i18next';
import type { RecordingMeta } from '#shared/recording';
import styles from './Elsewhere.module.css';
import { useWidth } from './useWidth.ts';

interface ElsewhereProps {
  readonly meta: RecordingMeta;
  /** Whether it was recorded with another build of the site. */
  readonly otherBuild: boolean;
}

/** What was different where it was recorded, and may be why the page is. */
export function Elsewhere({ meta: { viewport, site, rtk }, otherBuild }: ElsewhereProps) {
  const { t } = useTranslation('qa');
  const here = useWidth();
  const recorded = viewport.width;
  if (!otherBuild && recorded === here) return null;
  return (
    <p className={styles.elsewhere}>
      {recorded !== here && t('replay.otherWidth', { recorded, here })}{' '}
      {otherBuild && t('replay.otherBuild', { site, rtk })}
    </p>
  );
}
