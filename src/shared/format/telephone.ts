/** Where a phone number leads; the spaces and brackets in it are for people. */
export const telephoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
