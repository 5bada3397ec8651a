import { useSelector } from 'react-redux';
import { useRouteError } from 'react-router';
import { selectSettings, type Language } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { LoadFailure, type SiteState } from '#shared/loading';
import { localizedPath } from '#shared/routing';
import { Button, buttonClass, Container, FailedView } from '#shared/ui';
// Part of the entry: what tells that nothing can be loaded must not need loading.
import en from '../../../i18n/en/failure.json';
import ua from '../../../i18n/ua/failure.json';
import styles from './FailedPage.module.css';
import { useNewDocument } from './useNewDocument.ts';

const textsOf = { ua, en };

interface FailedPageProps {
  readonly language: Language;
}

/** Title and hint. */
function wordsOf(texts: typeof en, what: SiteState | 'broken'): readonly [string, string] {
  if (what === 'broken') return [texts.brokenTitle, texts.brokenHint];
  if (what === 'away') return [texts.awayTitle, texts.awayHint];
  return [texts.lostTitle, what === 'gone' ? texts.goneHint : texts.lostHint];
}

function reload(): void {
  return window.location.reload();
}

/** A page whose part of the site could not be fetched, or which broke; the address stays, so a reload comes back here. */
export function FailedPage({ language }: FailedPageProps) {
  const lost = useRouteError() instanceof LoadFailure;
  const { defaultLanguage, phone } = useSelector(selectSettings);
  const texts = textsOf[language];
  const { site, asking, ask } = useNewDocument(lost);
  const away = lost && site === 'away';
  const [title, hint] = wordsOf(texts, lost ? site : 'broken');
  return (
    <Container className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <FailedView
        wholePage
        title={title}
        hint={hint}
        action={
          <>
            <Button loading={asking} onClick={lost ? ask : reload}>
              {away ? texts.again : texts.reload}
            </Button>
            {/* A whole new document: after a failure nothing of this one is trusted. Where nobody answers, it would be the browser's own. */}
            {!away && (
              <a href={localizedPath('/', language, defaultLanguage)} className={buttonClass({ variant: 'secondary' })}>
                {texts.home}
              </a>
            )}
            <a href={telephoneLink(phone)} className={buttonClass({ variant: 'quiet' })}>
              {phone}
            </a>
          </>
        }
      />
    </Container>
  );
}
