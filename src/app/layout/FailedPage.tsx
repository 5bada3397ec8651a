import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useRouteError } from 'react-router';
import { type Language, selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { askForSite, LoadFailure, type SiteState } from '#shared/lazy';
import { localizedPath } from '#shared/routing';
import { Button, buttonClass, Container, FailedView } from '#shared/ui';
import styles from './FailedPage.module.css';

const storageKey = 'obriy.newDocument';

/** Milliseconds: a document that failed again this soon is left as it is. */
const pause = 30_000;

/** Whether the page may be fetched anew without asking; storage may be forbidden: then the visitor presses the button. */
export function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKey) ?? 0) < pause) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Without a connection the worker has a page that says what can be read; without a worker nobody has. */
function workerHasPage(): boolean {
  return !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Milliseconds between two looks whether the site is there again. */
const lookAgain = 15_000;

interface NewDocument {
  /** Nobody answers. */
  readonly away: boolean;
  readonly asking: boolean;
  /** The visitor's own wish; where nobody answers, this document stays: a browser's page of its own errors would not come back by itself. */
  readonly ask: () => void;
}

/** Fetches the page as a whole document where that helps: its release is gone, it cannot come and the worker knows what to say, or the site is there again. */
function useNewDocument(lost: boolean): NewDocument {
  const [away, setAway] = useState(() => lost && !navigator.onLine);
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    if (!lost) return undefined;
    const staying = new AbortController();
    const { signal } = staying;
    const renew = (): void => {
      if (mayReload()) window.location.reload();
    };
    const look = async (helps: (found: SiteState) => boolean): Promise<void> => {
      const found = await askForSite();
      if (signal.aborted) return;
      setAway(found === 'away');
      if (helps(found)) renew();
    };
    const recover = (): void => {
      if (document.visibilityState === 'visible') void look((found) => found !== 'away');
    };
    if (workerHasPage()) renew();
    else void look((found) => found === 'gone');
    const timer = setInterval(recover, lookAgain);
    window.addEventListener('online', recover, { signal });
    return () => {
      clearInterval(timer);
      staying.abort();
    };
  }, [lost]);

  const askNow = async (): Promise<void> => {
    setAsking(true);
    const isAway = (await askForSite()) === 'away';
    setAway(isAway);
    setAsking(false);
    if (!isAway) window.location.reload();
  };
  return { away, asking, ask: () => void askNow() };
}

const textsOf = __BUNDLED_TEXTS__.failure;

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
