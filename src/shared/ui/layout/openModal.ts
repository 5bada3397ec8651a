/**
 * The `ref` of a dialog that is modal while it is mounted. Handle `onCancel` beside it: StrictMode closes the dialog once as it mounts, so
 * `onClose` would close it for good. A removed dialog no longer gives the focus back: a ref is cleaned up before the removal, an effect after it.
 */
export function openModal(dialog: HTMLDialogElement | null): () => void {
  dialog?.showModal();
  return () => dialog?.close();
}

/** The second click of a double click on the button that opened the modal does not close it. */
export function ignoreDoubleClick(close: () => void) {
  return ({ detail }: { readonly detail: number }): void => {
    if (detail < 2) close();
  };
}
