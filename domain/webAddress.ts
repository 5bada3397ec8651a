/** Whether pages may link to it or load it: a path or an http(s) URL, never a script. */
export const isWebAddress = (text: string): boolean => /^(?:https?:\/\/|\/(?![/\\]))/i.test(text);

/** What `isWebAddress` accepts, for reports. */
export const webAddressRule = 'an http(s) address or a path';
