import type { ComponentProps } from 'react';
import { Button } from '#shared/ui';
import type { CallRequestSubject } from './callRequestSlice.ts';
import { useCallRequest } from './useCallRequest.ts';

type CallRequestButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & CallRequestSubject;

/** Opens the call request; its code starts to come when a pointer or the focus arrives. */
export function CallRequestButton({ project, flat, message, ...look }: CallRequestButtonProps) {
  const { open, prepare } = useCallRequest();
  return (
    <Button
      {...look}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() =>
        open({
          ...(project !== undefined && { project }),
          ...(flat !== undefined && { flat }),
          ...(message !== undefined && { message }),
        })
      }
    />
  );
}
