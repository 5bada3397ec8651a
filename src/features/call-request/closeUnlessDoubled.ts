/** Ignores the second click of a double click on the button that opened the modal. */
export function closeUnlessDoubled(close: () => void) {
  return ({ detail }: { readonly detail: number }): void => {
    if (detail < 2) close();
  };
}
