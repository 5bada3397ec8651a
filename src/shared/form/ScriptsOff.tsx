import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { LocalLink, pathTo } from '#shared/routing';
import styles from './ScriptsOff.module.css';

interface ScriptsOffProps {
  readonly className?: string | undefined;
  /** Why nothing can be sent from here; the company's phone follows, and the page of the call request. */
  readonly text: string;
}

/** A notice with the phone number in place of a form, whose button would do nothing without scripts. */
export function ScriptsOff({ className, text }: ScriptsOffProps) {
  const { t } = useTranslation();
  const { phone, plainForms } = useSelector(selectSettings);
  return (
    <noscript className={className}>
      <p className={styles.notice}>
        {text}{' '}
        <a href={telephoneLink(phone)} className={styles.phone}>
          {phone}
        </a>
        {plainForms === 'on' && (
          <>
            <br />
            <LocalLink to={pathTo('callRequest')}>{t('callWithoutScripts')}</LocalLink>
          </>
        )}
      </p>
    </noscript>
  );
}
