/** In a copy of the page a modal dialog is one element among others: puts it over all of them, with what dims the page behind it. */
export function raiseDialog(node: Node): void {
  if (!(node instanceof HTMLDialogElement)) return;
  const shown = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (shown === undefined) return;
  const { backgroundColor } = getComputedStyle(shown, '::backdrop');
  const reach = Math.max(window.innerWidth, window.innerHeight);
  Object.assign(node.style, { zIndex: String(2 ** 31 - 1), boxShadow: `0 0 0 ${reach}px ${backgroundColor}` });
}
