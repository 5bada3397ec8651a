import type { i18n as I18n } from 'i18next';
import { type ComponentProps, type MouseEvent, type ReactNode, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { type Language, selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { lazyNamespace } from '#shared/i18n';
import { Block, useLazyModule } from '#shared/lazy';
import { pathTo, useLanguage, useLocalizedPath, withQuery } from '#shared/routing';
import { nextTask } from '#shared/tasks';
import {
  ActionLink,
  Button,
  buttonClass,
  CloseIcon,
  FailedView,
  IconButton,
  ignoreDoubleClick,
  openModal,
  Skeleton,
  SkeletonBlock,
} from '#shared/ui';
import {
  callRequestClosed,
  callRequestOpened,
  type CallRequestPart,
  type CallRequestSubject,
  selectCallRequestInPage,
  selectCallRequestStep,
} from './callRequestSlice.ts';
import styles from './CallRequest.module.css';

interface ModalCode {
  /** Of the loaded texts. */
  readonly language: Language;
  readonly Modal: () => ReactNode;
}

/** Loads antd, the form and its texts. */
async function loadModal(i18n: I18n, language: Language): Promise<ModalCode> {
  // A press is painted before their code runs.
  await nextTask();
  const [{ CallRequestModal }] = await Promise.all([
    import(/* webpackChunkName: "call-request" */ './modal/CallRequestModal.tsx'),
    ...['callRequest', 'form', 'options', 'lead'].map((namespace) => lazyNamespace(i18n, language, namespace)),
  ]);
  return { language, Modal: CallRequestModal };
}

/** Milliseconds before the placeholder appears: a fast form needs none. A modal dialog makes the whole page inert, which would hold up the paint of the press. */
const placeholderDelay = 150;

function openModalLater(dialog: HTMLDialogElement | null): () => void {
  let close: (() => void) | undefined;
  const timer = setTimeout(() => {
    close = openModal(dialog);
  }, placeholderDelay);
  return () => {
    clearTimeout(timer);
    close?.();
  };
}

interface CallRequestPlaceholderProps {
  readonly failed: boolean;
  readonly retrying?: boolean;
  readonly onRetry: () => void;
}

/** Shown while the modal loads, and when it did not. */
function CallRequestPlaceholder({ failed, retrying = false, onRetry }: CallRequestPlaceholderProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { phone } = useSelector(selectSettings);
  const close = (): void => {
    dispatch(callRequestClosed());
    // The next opening does not begin with this failure.
    if (failed) onRetry();
  };
  const closeByButton = ignoreDoubleClick(close);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys close it by `onCancel`
    <dialog
      ref={failed ? openModal : openModalLater}
      className={styles.dialog}
      aria-label={t(failed ? 'loadFailed.title' : 'partLoading')}
      aria-busy={!failed}
      onCancel={close}
      onClick={(event: MouseEvent) => {
        // The content fills the dialog, so this is its backdrop.
        if (event.target === event.currentTarget) closeByButton(event);
      }}
    >
      <div className={styles.content}>
        <IconButton label={t('close')} icon={<CloseIcon />} className={styles.close} onClick={closeByButton} />
        {failed ? (
          <FailedView
            title={t('loadFailed.title')}
            hint={t('loadFailed.hint')}
            action={
              <>
                <Button loading={retrying} onClick={onRetry}>
                  {t('loadFailed.retry')}
                </Button>
                <a href={telephoneLink(phone)} className={buttonClass({ variant: 'quiet' })}>
                  {phone}
                </a>
              </>
            }
          />
        ) : (
          <>
            <Skeleton size="title-m" />
            <SkeletonBlock height="3rem" />
            <SkeletonBlock height="3rem" />
            <SkeletonBlock height="6rem" />
          </>
        )}
      </div>
    </dialog>
  );
}

const isModalOpen = (state: CallRequestPart): boolean =>
  selectCallRequestStep(state) !== 'closed' && selectCallRequestInPage(state) === undefined;

/** The place of the call request's modal; rendered once, by the layout. */
export function CallRequestHost() {
  const open = useSelector(isModalOpen);
  const { i18n } = useTranslation();
  const language = useLanguage();
  const load = useCallback(() => loadModal(i18n, language), [i18n, language]);
  const { part, failed, retrying, retry } = useLazyModule(load, open);

  const placeholder = open && (
    <CallRequestPlaceholder failed={failed || retrying} retrying={retrying} onRetry={retry} />
  );
  return part?.language === language ? (
    <Block
      name="call request"
      renderFallback={(tryAgain) => open && <CallRequestPlaceholder failed onRetry={tryAgain} />}
    >
      <Suspense fallback={placeholder}>
        <part.Modal />
      </Suspense>
    </Block>
  ) : (
    placeholder
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
      loadModal(i18n, language).catch(() => {});
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
