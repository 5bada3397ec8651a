import { useSelector } from 'react-redux';
import { useRouteError } from 'react-router';
import { selectSettings, type Language } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { LoadFailure } from '#shared/loading';
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

function reload(): void {
  return window.location.reload();
}

/** A page whose part of the site could not be fetched, or which broke; the address stays, so a reload comes back here. */
export function FailedPage({ language }: FailedPageProps) {
  const lost = useRouteError() instanceof LoadFailure;
  const { defaultLanguage, phone } = useSelector(selectSettings);
  const texts = textsOf[language];
  const { away, asking, ask } = useNewDocument(lost);
  let [title, hint] = lost ? [texts.lostTitle, texts.lostHint] : [texts.brokenTitle, texts.brokenHint];
  if (away) [title, hint] = [texts.awayTitle, texts.awayHint];
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
