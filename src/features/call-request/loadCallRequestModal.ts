import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import type { Language } from '#domain/languages.ts';
import { lazyNamespace } from '#shared/i18n';
import { retryImport } from '#shared/lazy';
import { nextTask } from '#shared/tasks';

/** antd and the form: nobody who does not ask for a call downloads them. */
function importModal() {
  return import(/* webpackChunkName: "call-request" */ './modal/CallRequestModal.tsx');
}

/** Everything that the modal needs to be shown in a language: code, texts, antd's own words. Asked for when what was pressed has had its answer. */
export async function loadCallRequestModal(i18n: I18n, language: Language): Promise<() => ReactNode> {
  await nextTask();
  const [{ CallRequestModal, antdLocale }] = await Promise.all([
    retryImport(importModal),
    retryImport(() => lazyNamespace(i18n, language, 'callRequest')),
    retryImport(() => lazyNamespace(i18n, language, 'form')),
    retryImport(() => lazyNamespace(i18n, language, 'options')),
    retryImport(() => lazyNamespace(i18n, language, 'lead')),
  ]);
  await retryImport(() => antdLocale(language));
  return CallRequestModal;
}
