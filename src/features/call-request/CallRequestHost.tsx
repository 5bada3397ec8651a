import { Suspense, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { withoutLanguage } from '#shared/routing';
import { CallRequestPlaceholder } from './CallRequestPlaceholder.tsx';
import { callRequestClosed, selectCallRequestStep } from './callRequestSlice.ts';
import { useModal } from './useModal.ts';

/** Another page closes the modal, as the back button of a phone is expected to; another language of the page does not. */
function useClosedByNavigation(): void {
  const dispatch = useDispatch();
  const page = withoutLanguage(useLocation().pathname);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) dispatch(callRequestClosed());
    shown.current = page;
  }, [page, dispatch]);
}

/** The place of the call request's modal; rendered once, by the layout. */
export function CallRequestHost() {
  const open = useSelector(selectCallRequestStep) !== 'closed';
  const { Modal, failed, retry } = useModal(open);
  useClosedByNavigation();

  const placeholder = open && <CallRequestPlaceholder failed={failed} onRetry={retry} />;
  return Modal === null ? (
    placeholder
  ) : (
    <Suspense fallback={placeholder}>
      <Modal />
    </Suspense>
  );
}
