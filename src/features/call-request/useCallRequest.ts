import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLanguage } from '#shared/routing';
import { callRequestOpened, type CallRequestSubject } from './callRequestSlice.ts';
import { loadCallRequestModal } from './loadCallRequestModal.ts';

interface CallRequest {
  readonly open: (subject?: CallRequestSubject) => void;
  /** Fetches the modal for a visitor who is about to open it: a pointer or the focus has arrived. */
  readonly prepare: () => void;
}

export function useCallRequest(): CallRequest {
  const dispatch = useDispatch();
  const { i18n } = useTranslation();
  const language = useLanguage();
  return {
    open: (subject = {}) => {
      dispatch(callRequestOpened(subject));
    },
    prepare: () => {
      // Only a head start: when it fails, opening tries again and says so.
      loadCallRequestModal(i18n, language).catch(() => {});
    },
  };
}
