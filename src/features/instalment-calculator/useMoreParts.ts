import type { i18n as I18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/config';
import { lateNamespace } from '#shared/i18n';
import { useLatePart } from '#shared/loading';
import { useLanguage } from '#shared/routing';

/** The drawing, the bank's part and all that stands below, with their texts. */
async function loadMore(i18n: I18n, language: Language) {
  const [more] = await Promise.all([
    import(/* webpackChunkName: "calculator-more" */ './more/index.ts'),
    lateNamespace(i18n, language, 'schedule'),
    lateNamespace(i18n, language, 'mortgage'),
  ]);
  return more;
}

export type MoreParts = Awaited<ReturnType<typeof loadMore>>;

/** What comes once the calculator is alive: paying the developer in hryvnias works without it. */
export function useMoreParts() {
  const { i18n } = useTranslation('calculator');
  const language = useLanguage();
  const load = useCallback(() => loadMore(i18n, language), [i18n, language]);
  return useLatePart(load, true);
}
