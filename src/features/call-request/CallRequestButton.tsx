import type { ComponentProps } from 'react';
import { useLocalizedPath } from '#shared/routing';
import { ActionLink } from '#shared/ui';
import { callRequestPath } from './callRequestPath.ts';
import type { CallRequestSubject } from './callRequestSlice.ts';
import { useCallRequest } from './useCallRequest.ts';

type CallRequestButtonProps = Omit<ComponentProps<typeof ActionLink>, 'href' | 'onAction'> & CallRequestSubject;

/** Opens the call request; its code starts to come when a pointer or the focus arrives. Without scripts it leads to a page with the form. */
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
