import { Modal } from 'antd';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ignoreDoubleClick } from '#shared/ui';
import { callRequestClosed, selectCallRequestInPage, selectCallRequestView } from '../callRequestSlice.ts';
import { AntdProvider } from './AntdProvider.tsx';
import { CallRequestForm, CallRequestSuccess, SuccessTitle } from './CallRequestForm.tsx';
import { usePersistedCallRequest } from './persistCallRequest.ts';

declare global {
  interface Window {
    /** Absent from older browsers, and from TypeScript's types. */
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
  }
}

const closed = { step: 'closed' } as const;

/** The step that is shown; while the modal fades away it is still the last one. */
function useShownStep() {
  const inPage = useSelector(selectCallRequestInPage) !== undefined;
  const view = useSelector(selectCallRequestView);
  const modal = inPage ? closed : view;
  const [shown, setShown] = useState(modal);
  if (modal.step !== 'closed' && modal !== shown) setShown(modal);
  return { open: modal.step !== 'closed', shown };
}

/** Tab goes around the modal; antd moves the focus from one end to the other without scrolling. */
function showFocused({ target, currentTarget, relatedTarget }: FocusEvent): void {
  if (target instanceof HTMLButtonElement && !currentTarget.contains(relatedTarget)) {
    target.scrollIntoView({ block: 'nearest' });
  }
}

/** Closes the modal on Android's Back, which would otherwise leave the page. A native dialog does so by itself; antd's is none. */
function useCloseRequest(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || window.CloseWatcher === undefined) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [open]);
}

/** Escape is a close request, too, also where it closes a list in the modal: antd and the list handle it. */
function preventCloseRequest(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}

export function CallRequestModal() {
  const { t } = useTranslation('callRequest');
  const dispatch = useDispatch();
  const { open, shown } = useShownStep();
  usePersistedCallRequest();
  const close = () => dispatch(callRequestClosed());
  useCloseRequest(open, close);

  return (
    <AntdProvider>
      <Modal
        open={open}
        onCancel={ignoreDoubleClick(close)}
        width="25rem"
        title={shown.step === 'success' ? <SuccessTitle lead={shown.lead} /> : t('title')}
        closable={{ 'aria-label': t('close') }}
        footer={null}
        wrapProps={{ onFocus: showFocused, onKeyDownCapture: preventCloseRequest }}
        destroyOnHidden
      >
        {shown.step === 'success' ? <CallRequestSuccess lead={shown.lead} onClose={close} /> : <CallRequestForm />}
      </Modal>
    </AntdProvider>
  );
}
