import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { flatPath, useFlatWords } from '#entities/flat';
import { choiceParams, useCostChoice } from '#entities/purchase-cost';
import { passportApi, passportPath } from '#entities/project';
import { useExtensions, useQueryResult } from '#shared/api';
import { selectSettings, useOrigin } from '#shared/config';
import { joinWords } from '#shared/format';
import { useImportWithTexts, useLazyModule } from '#shared/lazy';
import { LocalLink, useLanguage, useLocalizedPath, withQuery } from '#shared/routing';
import { LinkToCopy, shareLink, type ShareOutcome } from '#shared/share';
import { Button, buttonClass, DownloadIcon, PrinterIcon, ShareIcon, VisuallyHidden } from '#shared/ui';
import styles from './FlatTools.module.css';
import type { FlatHome } from './useFlatHome.ts';

function importQrCode() {
  return import(/* webpackChunkName: "qr-code" */ './QrCode.tsx');
}

const partNamespaces = ['qrCode'];

function FlatShare({ home: { alias, flat, project } }: { readonly home: FlatHome }) {
  const { t } = useTranslation('flat');
  const localize = useLocalizedPath();
  const origin = useOrigin();
  const [outcome, setOutcome] = useState<ShareOutcome>('none');
  const [coded, setCoded] = useState(false);
  const { part, failed, retry } = useLazyModule(useImportWithTexts(importQrCode, partNamespaces), coded);
  const url = `${origin ?? ''}${localize(flatPath(alias, flat.id))}`;
  const title = joinWords([useFlatWords()(flat).short, project]);

  return (
    <>
      <Button variant="quiet" size="s" icon={<ShareIcon />} onClick={() => void shareLink(url, title).then(setOutcome)}>
        {t('shareLink.action')}
      </Button>
      <Button variant="quiet" size="s" aria-expanded={coded} onClick={() => setCoded(!coded)}>
        {t(coded ? 'shareLink.hideCode' : 'shareLink.code')}
      </Button>
      <div className={styles.outcome}>
        <p role="status">{outcome === 'copied' && t('shareLink.copied')}</p>
        {outcome === 'shown' && <LinkToCopy url={url} label={t('shareLink.link')} />}
        {coded && (
          <div className={styles.code}>
            {part !== null && <part.QrCode text={url} title={title} />}
            {failed && (
              <Button variant="secondary" size="s" onClick={retry}>
                {t('shareLink.codeAgain')}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** Shelter, lifts and heating of the flat's building. Keeps its room while it is unknown whether the project has a passport. */
function PassportLink({ home: { alias, flat } }: { readonly home: FlatHome }) {
  const { t } = useTranslation('project');
  const language = useLanguage();
  const { data: passport, error } = useQueryResult(passportApi.endpoints.getPassportSummary, { alias, language });
  if (passport === null || error !== undefined) return null;
  return (
    <LocalLink
      to={passportPath(alias, flat.building?.key)}
      data-unknown={passport === undefined || undefined}
      className={buttonClass({ variant: 'quiet', size: 's', className: styles.passport })}
    >
      {t('passport')}
    </LocalLink>
  );
}

/** To take the flat along: on paper, as a link, on another screen. */
export function FlatTools({ home }: { readonly home: FlatHome }) {
  const { t } = useTranslation('flat');
  const language = useLanguage();
  const { host } = useSelector(selectSettings);
  const { alias, flat } = home;
  const { chosen } = useCostChoice();
  const hasPdf = useExtensions(language)?.includes('flat_pdf') === true;
  return (
    <div className={styles.tools} data-print="hide">
      <Button variant="quiet" size="s" icon={<PrinterIcon />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      {hasPdf && (
        <a
          href={withQuery(
            `${host}/api/projects/${encodeURIComponent(alias)}/plannings/${encodeURIComponent(flat.id)}.pdf`,
            {
              language,
              ...choiceParams(chosen),
            },
          )}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', size: 's' })}
        >
          <DownloadIcon size={18} />
          <span>{t('pdf')}</span>
          <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
        </a>
      )}
      <PassportLink home={home} />
      <FlatShare home={home} />
    </div>
  );
}
