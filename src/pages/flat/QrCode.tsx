import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly text: string;
  /** Of the page that it leads to. */
  readonly title: string;
}

/** Fields of light around the code, without which cameras do not find it. */
const border = 3;

/** Loads on request. Black on white in every colour scheme, because cameras need it. */
export function QrCode({ text, title }: QrCodeProps) {
  const { t } = useTranslation('qrCode');
  const { data, size } = encode(text, { border });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('label', { title })} className={styles.code}>
        <path d={path} />
      </svg>
      <figcaption>{t('hint')}</figcaption>
    </figure>
  );
}
