import type { ReactNode } from 'react';
import { Text } from '#shared/ui';

/** Says that an address asked for what is not allowed, and what was taken instead. */
export function ClampedNote({ children }: { readonly children: ReactNode }) {
  return (
    <Text size="xs" tone="danger">
      {children}
    </Text>
  );
}
