import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Block } from '#shared/loading';
import { CallRequestPlaceholder } from './CallRequestPlaceholder.tsx';
import { selectCallRequestStep } from './callRequestSlice.ts';
import { useModal } from './useModal.ts';

/** The place of the call request's modal; rendered once, by the layout. */
export function CallRequestHost() {
  const open = useSelector(selectCallRequestStep) !== 'closed';
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
