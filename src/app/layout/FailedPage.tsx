import { useEffect, useEffectEvent } from 'react';
import type { Language } from '#shared/config';
import { useLazyModule } from '#shared/lazy';
import { whenItMayCome } from '../lostPart.ts';

/** The deferred tasks load it, too: it is needed where nothing else can be loaded. */
export function loadFailedPage() {
  return import(/* webpackChunkName: "failed-page" */ './FailedPageView.lazy.tsx');
}

interface FailedPageProps {
  readonly language: Language;
}

/** Shown for a page that could not be loaded or that broke; the address stays, so a reload retries it. */
export function FailedPage({ language }: FailedPageProps) {
  const { part, failed, retry } = useLazyModule(loadFailedPage, true);
  const retryLater = useEffectEvent(() => void whenItMayCome(retry));
  useEffect(() => {
    if (failed) retryLater();
  }, [failed]);
  return part && <part.FailedPageView language={language} />;
}
