import type { i18n as I18n } from 'i18next';
import type { Language } from '#shared/config';
import { lateNamespace } from '#shared/i18n';

/** The code of the later parts, with its texts. */
export async function loadMore(i18n: I18n, language: Language) {
  const [more] = await Promise.all([
    import(/* webpackChunkName: "calculator-more" */ './more/index.ts'),
    lateNamespace(i18n, language, 'schedule'),
  ]);
  return more;
}
