import { Modal } from 'antd';
import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import {
  callRequestClosed,
  closeUnlessDoubled,
  selectCallRequestInPage,
  selectCallRequestView,
} from '../callRequestSlice.ts';
import { AntdProvider } from './AntdProvider.tsx';
import { CallRequestForm, CallRequestSuccess, SuccessTitle } from './CallRequestForm.tsx';
import { usePersistedCallRequest } from './persistCallRequest.ts';

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

export function CallRequestModal() {
  const { t } = useTranslation('callRequest');
  const dispatch = useDispatch();
  const { open, shown } = useShownStep();
  usePersistedCallRequest();
  const close = () => dispatch(callRequestClosed());

  return (
    <AntdProvider>
      <Modal
        open={open}
        onCancel={closeUnlessDoubled(close)}
        width="25rem"
        title={shown.step === 'success' ? <SuccessTitle lead={shown.lead} /> : t('title')}
        closable={{ 'aria-label': t('close') }}
        footer={null}
        wrapProps={{ onFocus: showFocused }}
        destroyOnHidden
      >
        {shown.step === 'success' ? <CallRequestSuccess lead={shown.lead} onClose={close} /> : <CallRequestForm />}
      </Modal>
    </AntdProvider>
  );
}
