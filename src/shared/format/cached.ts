/** Making an `Intl` formatter costs about a hundred times its use. */
export function cached<Formatter>(make: (tag: string) => Formatter): ((tag: string) => Formatter) {
  const made = new Map<string, Formatter>();
  return (tag) => {
    const formatter = made.get(tag) ?? make(tag);
    made.set(tag, formatter);
    return formatter;
  };
}
