/** Where a phone number leads; the spaces and brackets in it are for people. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
