import type { i18n as I18n } from 'i18next';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { type Language, selectSettings } from '#shared/config';
import { lazyNamespace } from '#shared/i18n';
import { Block, retryImport } from '#shared/lazy';
import { pathTo, useLanguage, useLocalizedPath, withQuery } from '#shared/routing';
import { nextTask } from '#shared/tasks';
import { ActionLink, Button, FailedView, Skeleton, SkeletonBlock, VisuallyHidden } from '#shared/ui';
import {
  callRequestClosed,
  callRequestOpened,
  type CallRequestPart,
  type CallRequestSubject,
  closeUnlessDoubled,
  selectCallRequestInPage,
  selectCallRequestStep,
} from './callRequestSlice.ts';
import styles from './CallRequest.module.css';

/** antd and the form: loaded only on request. */
function importModal() {
  return import(/* webpackChunkName: "call-request" */ './modal/CallRequestModal.tsx');
}

/** Loads the modal's code and texts. Call it after the press has been painted. */
async function loadCallRequestModal(i18n: I18n, language: Language): Promise<() => ReactNode> {
  await nextTask();
  const [{ CallRequestModal }] = await Promise.all([
    retryImport(importModal),
    retryImport(() => lazyNamespace(i18n, language, 'callRequest')),
    retryImport(() => lazyNamespace(i18n, language, 'form')),
    retryImport(() => lazyNamespace(i18n, language, 'options')),
    retryImport(() => lazyNamespace(i18n, language, 'lead')),
  ]);
  return CallRequestModal;
}

interface CallRequestPlaceholderProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

function preventFocusLoss(event: MouseEvent): void {
  event.preventDefault();
}

/** Shown while the modal loads; the focus stays, so that the modal can restore it. */
function CallRequestPlaceholder({ failed, onRetry }: CallRequestPlaceholderProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { phone } = useSelector(selectSettings);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') dispatch(callRequestClosed());
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [dispatch]);

  return (
    <div className={styles.place}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('close')}
        className={styles.mask}
        onMouseDown={preventFocusLoss}
        onClick={closeUnlessDoubled(() => dispatch(callRequestClosed()))}
      />
      <div className={styles.dialog}>
        {failed ? (
          <FailedView
            title={t('callUnavailable.title')}
            hint={t('callUnavailable.hint', { phone })}
            action={<Button onClick={onRetry}>{t('callUnavailable.retry')}</Button>}
          />
        ) : (
          <div role="status" aria-busy="true" className={styles.lines}>
            <VisuallyHidden>{t('callOpening')}</VisuallyHidden>
            <Skeleton size="title-m" />
            <SkeletonBlock height="3rem" />
            <SkeletonBlock height="3rem" />
            <SkeletonBlock height="6rem" />
          </div>
        )}
      </div>
    </div>
  );
}

interface Loaded {
  readonly language: Language;
  /** Null: loading failed. */
  readonly Modal: (() => ReactNode) | null;
}

interface ModalCode {
  readonly Modal: (() => ReactNode) | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The modal in the current language, once it was opened. */
function useModal(enabled: boolean): ModalCode {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const load = useCallback(() => {
    loadCallRequestModal(i18n, language).then(
      (Modal) => setLoaded({ language, Modal }),
      () => setLoaded({ language, Modal: null }),
    );
  }, [i18n, language]);

  useEffect(() => {
    if (enabled) load();
  }, [enabled, load]);

  const here = loaded?.language === language ? loaded : null;
  return {
    Modal: here?.Modal ?? null,
    failed: here !== null && here.Modal === null,
    retry: () => {
      setLoaded(null);
      load();
    },
  };
}

const isModalOpen = (state: CallRequestPart): boolean =>
  selectCallRequestStep(state) !== 'closed' && selectCallRequestInPage(state) === undefined;

/** The place of the call request's modal; rendered once, by the layout. */
export function CallRequestHost() {
  const open = useSelector(isModalOpen);
  const { Modal, failed, retry } = useModal(open);

  const placeholder = open && <CallRequestPlaceholder failed={failed} onRetry={retry} />;
  return Modal === null ? (
    placeholder
  ) : (
    <Block
      name="call request"
      renderFallback={(tryAgain) => open && <CallRequestPlaceholder failed onRetry={tryAgain} />}
    >
      <Suspense fallback={placeholder}>
        <Modal />
      </Suspense>
    </Block>
  );
}

/** The page of the call request, without the language prefix. Words for the message stay out of an address. */
export function callRequestPath({ project, flat }: CallRequestSubject = {}): string {
  return withQuery(pathTo('callRequest'), { project, flat: project && flat });
}

interface CallRequest {
  readonly open: (subject?: CallRequestSubject) => void;
  /** Preloads the modal on hover or focus. */
  readonly prepare: () => void;
}

function useCallRequest(): CallRequest {
  const dispatch = useDispatch();
  const { i18n } = useTranslation();
  const language = useLanguage();
  return {
    open: (subject = {}) => {
      dispatch(callRequestOpened(subject));
    },
    prepare: () => {
      // Ignore failures of the preload: opening retries and reports.
      loadCallRequestModal(i18n, language).catch(() => {});
    },
  };
}

type CallRequestButtonProps = Omit<ComponentProps<typeof ActionLink>, 'href' | 'onAction'> & CallRequestSubject;

/** Opens the call request; its code preloads on hover or focus. Without scripts it links to a page with the form. */
export function CallRequestButton({ project, flat, message, ...look }: CallRequestButtonProps) {
  const localize = useLocalizedPath();
  const { open, prepare } = useCallRequest();
  const subject = {
    ...(project !== undefined && { project }),
    ...(flat !== undefined && { flat }),
    ...(message !== undefined && { message }),
  };
  return (
    <ActionLink
      {...look}
      href={localize(callRequestPath(subject))}
      rel="nofollow"
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onAction={() => open(subject)}
    />
  );
}
