import 'i18next';
import type common from '../../../i18n/en/common.json';

/** Makes a missing key a type error; a namespace is a line here and a file a language in i18n/. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
    };
  }
}
