import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import styles from './ScriptsOff.module.css';

interface ScriptsOffProps {
  readonly className?: string | undefined;
  /** Why nothing can be sent from here; the company's phone follows. */
  readonly text: string;
}

/** A button that does nothing would let a visitor wait for a call that nobody knows of. */
export function ScriptsOff({ className, text }: ScriptsOffProps) {
  const { phone } = useSelector(selectSettings);
  return (
    <noscript className={className}>
      <p className={styles.notice}>
        {text}{' '}
        <a href={telephoneLink(phone)} className={styles.phone}>
          {phone}
        </a>
      </p>
    </noscript>
  );
}
