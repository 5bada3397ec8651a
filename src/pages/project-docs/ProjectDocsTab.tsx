import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PassportLine, projectTabsApi } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import type { ProjectDocument, Term } from '#shared/responses';
import { useQueryResult } from '#shared/api';
import { useDisclosure } from '#shared/store';
import { formatDay, formatFileSize, joinWords } from '#shared/format';
import { QueryBoundary } from '#shared/lazy';
import { useLanguage } from '#shared/routing';
import {
  ArrowUpRightIcon,
  Button,
  CloseIcon,
  DownloadIcon,
  EmptyView,
  Heading,
  IconButton,
  openModal,
  Section,
  SkeletonBlock,
  VisuallyHidden,
} from '#shared/ui';
import styles from './ProjectDocsTab.module.css';

interface DocumentPreviewProps {
  readonly title: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** A document over the page, in the browser's own viewer; loads when it is opened. */
function DocumentPreview({ title, url, onClose }: DocumentPreviewProps) {
  const { t } = useTranslation('documents');
  return (
    <dialog ref={openModal} className={styles.dialog} aria-labelledby="document" onCancel={onClose}>
      <div className={styles.head}>
        <Heading level={3} size="s" id="document">
          {title}
        </Heading>
        <IconButton label={t('close')} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a browser's own viewer of PDF does not open in a sandbox; the file is the site's own */}
      <iframe src={url} title={title} className={styles.document} />
    </dialog>
  );
}

/** A screen with room for a page of paper, and a hand that points: a telephone would download instead of showing. */
const roomy = '(width >= 64rem) and (hover: hover)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(roomy);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
const canShow = (): boolean => navigator.pdfViewerEnabled && window.matchMedia(roomy).matches;
const unknown = (): false => false;

/** Whether the browser shows PDFs and the screen is large enough; false while unknown. */
function useMayPreview(): boolean {
  return useSyncExternalStore(subscribe, canShow, unknown);
}

/** The security policy keeps files of other origins out of frames. */
function isOfSite(url: string): boolean {
  const { href, origin } = window.location;
  return URL.canParse(url, href) && new URL(url, href).origin === origin;
}

function DocumentLine({ document }: { readonly document: ProjectDocument }) {
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
        <span>{joinWords([format?.toUpperCase(), size === null ? null : formatFileSize(size, language)])}</span>
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
      <div className={styles.preview}>
        {mayPreview && isOfSite(url) && (
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            aria-label={t('previewOf', { title })}
            onClick={() => preview.onOpenChange(true)}
          >
            {t('preview')}
          </Button>
        )}
      </div>
      {preview.open && <DocumentPreview title={title} url={url} onClose={() => preview.onOpenChange(false)} />}
    </li>
  );
}

interface DocumentGroup {
  /** Null: documents of no group. */
  readonly group: Term | null;
  readonly items: readonly ProjectDocument[];
}

/** Groups and documents in the order in which the backend names them. */
function groupDocuments(documents: readonly ProjectDocument[]): readonly DocumentGroup[] {
  return [...Map.groupBy(documents, ({ group }) => group?.key).values()].flatMap((items) =>
    items[0] === undefined ? [] : [{ group: items[0].group, items }],
  );
}

interface ProjectDocsTabProps {
  readonly alias: string;
}

function ProjectDocsTab({ alias }: ProjectDocsTabProps) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const result = useQueryResult(projectTabsApi.endpoints.getDocuments, { alias, language });
  const documents = result.data;

  return (
    <Section id="documents" heading={t('heading')} space="compact">
      <QueryBoundary result={result} skeleton={<SkeletonBlock height="32rem" />} />
      {documents?.length === 0 && (
        <EmptyView
          level={3}
          title={t('empty.title')}
          hint={t('empty.hint')}
          action={
            <CallRequestButton project={alias} message={t('empty.message')}>
              {t('empty.action')}
            </CallRequestButton>
          }
        />
      )}
      {documents !== undefined &&
        groupDocuments(documents).map(({ group, items }) => (
          <div key={group?.key ?? ''} className={styles.group}>
            {group !== null && (
              <Heading level={3} size="s" className={styles.name}>
                {group.name}
              </Heading>
            )}
            <ul className={styles.list}>
              {items.map((document) => (
                <DocumentLine key={document.url} document={document} />
              ))}
            </ul>
          </div>
        ))}
      <PassportLine alias={alias} />
    </Section>
  );
}

export { ProjectDocsTab as Page };
export const namespaces = ['documents', 'passportLine'];
