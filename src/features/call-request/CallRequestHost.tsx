import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Block } from '#shared/loading';
import { CallRequestPlaceholder } from './CallRequestPlaceholder.tsx';
import { selectCallRequestInPage, selectCallRequestStep, type CallRequestPart } from './callRequestSlice.ts';
import { useModal } from './useModal.ts';

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
