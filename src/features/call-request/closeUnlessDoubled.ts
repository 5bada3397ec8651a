/** The second half of a double click on the button that opened the modal lands on what is now above it: that closes nothing. */
export function closeUnlessDoubled(close: () => void) {
  return ({ detail }: { readonly detail: number }): void => {
    if (detail < 2) close();
  };
}
