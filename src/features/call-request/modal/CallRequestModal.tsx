import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { AntdProvider } from '#shared/antd';
import { languageTag } from '#shared/i18n';
import { useLanguage } from '#shared/routing';
import { callRequestClosed, selectCallRequestStep } from '../callRequestSlice.ts';
import { closeUnlessDoubled } from '../closeUnlessDoubled.ts';
import { CallRequestForm } from './CallRequestForm.tsx';
import { CallRequestSuccess } from './CallRequestSuccess.tsx';

/** The step that is shown; while the modal fades away it is still the last one. */
function useShownStep() {
  const step = useSelector(selectCallRequestStep);
  const [shown, setShown] = useState(step);
  if (step !== 'closed' && step !== shown) setShown(step);
  return { open: step !== 'closed', shown };
}

export function CallRequestModal() {
  const { t } = useTranslation('callRequest');
  const dispatch = useDispatch();
  const { open, shown } = useShownStep();
  const close = () => dispatch(callRequestClosed());

  return (
    <AntdProvider language={languageTag(useLanguage())}>
      <Modal
        open={open}
        onCancel={closeUnlessDoubled(close)}
        width="25rem"
        title={shown === 'success' ? t('success.title') : t('title')}
        closable={{ 'aria-label': t('close') }}
        footer={null}
        destroyOnHidden
      >
        {shown === 'success' ? <CallRequestSuccess onClose={close} /> : <CallRequestForm />}
      </Modal>
    </AntdProvider>
  );
}
