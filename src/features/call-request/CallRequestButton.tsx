import type { ComponentProps } from 'react';
import { Button } from '#shared/ui';

type CallRequestButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  project?: string | undefined;
  message?: string | undefined;
};

/** Seam: the layout's branch brings the real one. */
export function CallRequestButton({ project: _project, message: _message, ...look }: CallRequestButtonProps) {
  return <Button {...look} aria-haspopup="dialog" />;
}
