import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import type { Language } from '#domain/languages.ts';
import { lazyNamespace } from '#shared/i18n';
import { retryImport } from '#shared/lazy';
import { nextTask } from '#shared/tasks';

/** antd and the form: loaded only on request. */
function importModal() {
  return import(/* webpackChunkName: "call-request" */ './modal/CallRequestModal.tsx');
}

/**
 * Loads everything that the modal needs in a language: code, texts, antd's locale. Call it after the press has been
 * painted.
 */
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
