import type { i18n as I18n } from 'i18next';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/config';
import { lazyNamespace } from '#shared/i18n';
import { sparesData, useLazyModule, whenLoaded } from '#shared/lazy';
import type { Image } from '#shared/responses';
import { useLanguage, usePageSearch } from '#shared/routing';
import { useHydrated } from '#shared/tasks';
import { LightboxContext } from './LightboxPicture.tsx';

async function loadDialog(i18n: I18n, language: Language) {
  const [dialog] = await Promise.all([
    import(/* webpackChunkName: "lightbox-dialog" */ './LightboxDialog.lazy.tsx'),
    lazyNamespace(i18n, language, 'lightbox'),
  ]);
  return dialog;
}

interface LightboxProps {
  readonly images: readonly Image[];
  /** The query parameter of the open picture; two lightboxes of one page have two. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** Pictures that open over the whole screen; each is a `LightboxPicture` somewhere within. */
export function Lightbox({ images, name = 'photo', children }: LightboxProps) {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const [meant, setMeant] = useState(false);
  const [pressed, setPressed] = useState<number | null>(null);
  const inBrowser = useHydrated();
  const isNamed = usePageSearch().has(name) && inBrowser;
  const load = useCallback(() => loadDialog(i18n, language), [i18n, language]);
  const { part, failed } = useLazyModule(load, meant || isNamed);
  const [links] = useState(() => new Map<number, HTMLAnchorElement>());

  // A press then opens the picture at once.
  useEffect(() => {
    if (!sparesData()) whenLoaded(() => void load().catch(() => {}));
  }, [load]);

  // As without scripts. Without a network the page stays.
  const openFile = useCallback(
    (index: number): void => {
      if (navigator.onLine) window.location.assign(links.get(index)?.href ?? '');
    },
    [links],
  );
  useEffect(() => {
    if (failed && pressed !== null) openFile(pressed);
  }, [failed, pressed, openFile]);

  const linkAt = useCallback((at: number) => links.get(at), [links]);
  const context = useMemo(
    () => ({
      open: (index: number) => {
        setMeant(true);
        setPressed(index);
        if (failed) openFile(index);
      },
      prepare: () => setMeant(true),
      register: (at: number, link: HTMLAnchorElement | null) => {
        if (link === null) links.delete(at);
        else links.set(at, link);
      },
    }),
    [links, failed, openFile],
  );

  return (
    <LightboxContext value={context}>
      {children}
      {part !== null && (
        <part.LightboxDialog
          images={images}
          name={name}
          linkAt={linkAt}
          meant={meant}
          pressed={pressed}
          onOpened={() => setPressed(null)}
        />
      )}
    </LightboxContext>
  );
}
