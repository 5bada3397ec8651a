import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { pathTo, useLanguage, useLocalizedPath } from '#shared/routing';
import { ActionLink } from '#shared/ui';
import { callRequestOpened, type CallRequestSubject } from './callRequestSlice.ts';
import { loadCallRequestModal } from './CallRequestHost.tsx';

/** The page of the call request, without the language prefix. Words for the message stay out of an address. */
export function callRequestPath({ project, flat }: CallRequestSubject = {}): string {
  const about = new URLSearchParams({
    ...(project !== undefined && { project }),
    ...(project !== undefined && flat !== undefined && { flat }),
  });
  return about.size === 0 ? pathTo('callRequest') : `${pathTo('callRequest')}?${about}`;
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
