import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { LocalLink, pathTo } from '#shared/routing';
import styles from './NoScriptContact.module.css';

/** The form or the private page that needs scripts. */
export type ScriptedFeature =
  'appointment' | 'bookedVisit' | 'calculator' | 'consultation' | 'eligibility' | 'reservation';

interface NoScriptContactProps {
  readonly className?: string | undefined;
  readonly feature: ScriptedFeature;
}

function Contact({ feature }: Pick<NoScriptContactProps, 'feature'>) {
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
 * Without scripts, in place of a form whose button would do nothing: the reason, the company's phone and a link to the call request.
 * Browsers with scripts render no content of `noscript`, and load no texts of it.
 */
export function NoScriptContact({ className, feature }: NoScriptContactProps) {
  return <noscript className={className}>{__RENDERS_ON_SERVER__ && <Contact feature={feature} />}</noscript>;
}
