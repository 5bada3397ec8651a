import 'i18next';
import type qa from '../../../i18n/en/qa.json';
import type * as texts from './texts/en.ts';

/** Makes a missing key a type error; a namespace is a file and a line a language, in i18n/ and in texts/. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof texts & { qa: typeof qa };
  }
}
