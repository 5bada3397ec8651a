import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Presses "try again" until what was missing is there. A request that was sent before the backend came back may still fail
 * after the first press; a visitor presses again then.
 */
export const pressRetry = async (user: UserEvent, name: string, seen: () => void): Promise<void> => {
  await waitFor(async () => {
    const retry = screen.queryByRole('button', { name });
    if (retry !== null) await user.click(retry);
    seen();
  });
};
