import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

type Submit = (event: SubmitEvent<HTMLFormElement>) => unknown;

/** Submits, and when something is wrong takes the visitor to the first such field. */
export function submitForm(submit: Submit): ((event: SubmitEvent<HTMLFormElement>) => void) {
  return (event) => {
    const form = event.currentTarget;
    flushSync(() => void submit(event));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
}
