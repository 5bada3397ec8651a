import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { useLazyModule } from '#shared/lazy';
import { Container } from '#shared/ui';
import { FailedPageContent, type FailedPageProps } from './FailedPageContent.lazy.tsx';
import { mayReload } from './mayReload.ts';
import { PageFallback } from './PageFallback.tsx';
import styles from './PageFallback.module.css';

/** In the chunk that every page loads after its hydration: it is there when the network is gone. */
const importContent = () => import(/* webpackChunkName: "deferred-tasks" */ './FailedPageContent.lazy.tsx');

function PhoneInstead() {
  const { phone } = useSelector(selectSettings);
  return (
    <Container className={styles.failed}>
      <a href={telephoneLink(phone)}>{phone}</a>
    </Container>
  );
}

function FailedPageInBrowser({ language }: FailedPageProps) {
  const { part, failed } = useLazyModule(importContent, true);
  useEffect(() => {
    // Its release is gone. Offline the document stays until the network is back.
    if (failed && navigator.onLine && mayReload()) window.location.reload();
  }, [failed]);
  if (part !== null) return <part.FailedPageContent language={language} />;
  // Without its words there is the phone.
  return failed ? <PhoneInstead /> : <PageFallback />;
}

/** Shown for a page that could not be loaded or that broke. */
export const FailedPage = __RENDERS_ON_SERVER__ ? FailedPageContent : FailedPageInBrowser;
