import 'i18next';
import type qa from '../../../i18n/en/qa.json';
import type * as texts from '../../../i18n/en/index.ts';

/** Makes a missing key a type error; a namespace is a file and a line in the index.ts of each language. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof texts & { qa: typeof qa };
  }
}
