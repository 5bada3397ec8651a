/** Which text of `agreement` in i18n is shown; to be raised with every change of what it promises. */
export const consentVersion = '2';
