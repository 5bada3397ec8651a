import { QaFailure } from '../qaFailure.ts';

/** Throws QaFailure where the page has no clipboard, which needs https or localhost. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw new QaFailure('clipboard');
  }
}
