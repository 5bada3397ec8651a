import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { isNotFound } from '#shared/api';
import { selectSettings } from '#shared/config';
import { type ScriptedFeature, NoScriptContact } from '#shared/form';
import { telephoneLink } from '#shared/format';
import { QueryBoundary } from '#shared/lazy';
import { PageMeta } from '#shared/seo';
import { useDisclosure } from '#shared/store';
import { useHydrated } from '#shared/tasks';
import { Button, buttonClass, EmptyView, PageHeader, Section, SkeletonBlock, Text } from '#shared/ui';
import type { PrivateEntry, OpenedLink } from './usePrivateEntry.ts';
import styles from './PrivatePage.module.css';

interface PrivatePageProps extends OpenedLink {
  readonly entry: PrivateEntry<unknown>;
  readonly texts: {
    readonly title: string;
    /** The backend has no such pages. */
    readonly unavailable: string;
    readonly unavailableHint: string;
    /** No such link. */
    readonly unknown: string;
    readonly unknownHint: string;
    readonly noScript: ScriptedFeature;
  };
  /** What to do with an unknown link. */
  readonly action: ReactNode;
  readonly skeletonHeight: string;
  /** The entry, once it is known. */
  readonly children: ReactNode;
}

/** The page of a private link. Its secret is in the fragment, which no server sees. */
export function PrivatePage({ link, lacks, entry, texts, action, skeletonHeight, children }: PrivatePageProps) {
  const { phone } = useSelector(selectSettings);
  // The server does not see the fragment, so judge it after hydration.
  const wrong = (useHydrated() && link === null) || (entry.data === undefined && isNotFound(entry.error));

  return (
    <div className={styles.page}>
      <PageMeta title={texts.title} listed={false} />
      <PageHeader title={texts.title} size="l" />
      <Section space="compact">
        {lacks && (
          <EmptyView
            title={texts.unavailable}
            hint={texts.unavailableHint}
            action={
              <a href={telephoneLink(phone)} className={buttonClass()}>
                {phone}
              </a>
            }
          />
        )}
        {!lacks && wrong && <EmptyView title={texts.unknown} hint={texts.unknownHint} action={action} />}
        {!lacks && !wrong && (
          <>
            <NoScriptContact feature={texts.noScript} />
            <div className={styles.waiting}>
              <QueryBoundary browserOnly result={entry} skeleton={<SkeletonBlock height={skeletonHeight} />} />
            </div>
          </>
        )}
        {children}
      </Section>
    </div>
  );
}

interface CancelInPlaceProps {
  /** Of the disclosure; unique on the page. */
  readonly name: string;
  readonly texts: {
    readonly cancel: string;
    readonly question: string;
    readonly yes: string;
    readonly no: string;
    readonly failed: string;
  };
  /** Resolves to whether it worked. */
  readonly onCancel: () => Promise<boolean>;
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

/** Asks for confirmation in place before cancelling; used in a focusable `article`. */
export function CancelInPlace({ name, texts, onCancel }: CancelInPlaceProps) {
  const { open: confirming, onOpenChange: setConfirming } = useDisclosure(name);
  const [cancelling, setCancelling] = useState(false);
  const [failed, setFailed] = useState(false);
  const title = useId();

  const cancel = async ({ currentTarget }: MouseEvent): Promise<void> => {
    setCancelling(true);
    setFailed(false);
    // A cancelled entry has no such button: the entry takes the focus and is announced.
    const entry = currentTarget.closest('article');
    const done = await onCancel();
    if (done) {
      entry?.focus({ preventScroll: true });
      // What became of it stands at its start. A focus does not scroll to an entry that is partly in view.
      entry?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    }
    setCancelling(false);
    setFailed(!done);
  };

  const keep = ({ currentTarget }: MouseEvent): void => {
    // Before the button is removed together with the focus.
    currentTarget.closest('article')?.focus({ preventScroll: true });
    setConfirming(false);
  };

  if (!confirming) {
    return (
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {texts.cancel}
      </Button>
    );
  }
  return (
    <div ref={focus} role="group" tabIndex={-1} aria-labelledby={title} className={styles.question}>
      <p id={title}>{texts.question}</p>
      <div className={styles.answers}>
        <Button variant="secondary" loading={cancelling} onClick={(event) => void cancel(event)}>
          {texts.yes}
        </Button>
        <Button variant="quiet" loading={cancelling} onClick={keep}>
          {texts.no}
        </Button>
      </div>
      <div role="status">{failed && <Text size="s">{texts.failed}</Text>}</div>
    </div>
  );
}
