import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/config';
import { useLanguage } from '#shared/routing';
import { loadCallRequestModal } from './loadCallRequestModal.ts';

interface Loaded {
  readonly language: Language;
  /** Null: it did not come. */
  readonly Modal: (() => ReactNode) | null;
}

interface ModalCode {
  readonly Modal: (() => ReactNode) | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The modal in the language on the screen, once it has been wanted. */
export function useModal(wanted: boolean): ModalCode {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const load = useCallback(() => {
    loadCallRequestModal(i18n, language).then(
      (Modal) => setLoaded({ language, Modal }),
      () => setLoaded({ language, Modal: null }),
    );
  }, [i18n, language]);

  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);

  const here = loaded?.language === language ? loaded : null;
  return {
    Modal: here?.Modal ?? null,
    failed: here !== null && here.Modal === null,
    retry: () => {
      setLoaded(null);
      load();
    },
  };
}
