import { useTranslation } from 'react-i18next';
import type { ProjectDocument } from '#shared/answers';
import { useDisclosure } from '#shared/disclosure';
import { formatDay, formatFileSize } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { ArrowUpRightIcon, Button, DownloadIcon, VisuallyHidden } from '#shared/ui';
import styles from './DocumentLine.module.css';
import { DocumentPreview } from './DocumentPreview.tsx';
import { useMayPreview } from './useMayPreview.ts';

export function DocumentLine({ document }: { readonly document: ProjectDocument }) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const mayPreview = useMayPreview();
  const { url, format, size, date, number, registry_url: registryUrl } = document;
  const title = document.title ?? t('untitled');
  const preview = useDisclosure(url);

  return (
    <li className={styles.line}>
      <a href={url} download type="application/pdf" className={styles.link}>
        <DownloadIcon size={20} className={styles.icon} />
        <span>{title}</span>
      </a>
      <p className={styles.facts}>
        <span>
          {[format?.toUpperCase(), size !== null && formatFileSize(size, language)].filter(Boolean).join(', ')}
        </span>
        {date !== null && <time dateTime={date}>{formatDay(date, language)}</time>}
      </p>
      {number !== null && (
        <p className={styles.number}>
          {t('number', { number })}{' '}
          {registryUrl !== null && (
            <a href={registryUrl} target="_blank" rel="noreferrer" className={styles.registry}>
              {t('registry')}
              <ArrowUpRightIcon size={14} />
              <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
            </a>
          )}
        </p>
      )}
      {mayPreview && (
        <div className={styles.preview}>
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            aria-label={t('previewOf', { title })}
            onClick={() => preview.onOpenChange(true)}
          >
            {t('preview')}
          </Button>
        </div>
      )}
      {preview.open && <DocumentPreview title={title} url={url} onClose={() => preview.onOpenChange(false)} />}
    </li>
  );
}
