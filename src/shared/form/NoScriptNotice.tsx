import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { LocalLink, pathTo } from '#shared/routing';
import styles from './NoScriptNotice.module.css';

/** The form or the private page that needs scripts. */
export type ScriptedFeature =
  'appointment' | 'bookedVisit' | 'calculator' | 'consultation' | 'eligibility' | 'reservation';

interface NoScriptNoticeProps {
  readonly className?: string | undefined;
  /** It has a text that says why nothing can be sent; the company's phone follows, and the page of the call request. */
  readonly feature: ScriptedFeature;
}

/** Why nothing can be sent, and whom to call. */
function NoticeWords({ feature }: Pick<NoScriptNoticeProps, 'feature'>) {
  const { t } = useTranslation('noScripts');
  const { phone, plainForms } = useSelector(selectSettings);
  return (
    <p className={styles.notice}>
      {t(feature)}{' '}
      <a href={telephoneLink(phone)} className={styles.phone}>
        {phone}
      </a>
      {plainForms === 'on' && (
        <>
          <br />
          <LocalLink to={pathTo('callRequest')}>{t('call')}</LocalLink>
        </>
      )}
    </p>
  );
}

/**
 * A notice with the phone number in place of a form, whose button would do nothing without scripts. Only the server's page has it:
 * browsers with scripts render no content of `noscript`, and load no texts of it.
 */
export function NoScriptNotice({ className, feature }: NoScriptNoticeProps) {
  return <noscript className={className}>{__RENDERS_ON_SERVER__ && <NoticeWords feature={feature} />}</noscript>;
}
