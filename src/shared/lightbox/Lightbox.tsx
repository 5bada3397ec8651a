import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed, prefersReducedData, useImportWithTexts, useLazyModule, whenLoaded } from '#shared/lazy';
import type { Image } from '#shared/responses';
import { usePageSearch } from '#shared/routing';
import { Button, openModal } from '#shared/ui';
import styles from './Lightbox.module.css';
import { LightboxContext } from './LightboxPicture.tsx';
import { useClosePicture } from './useClosePicture.ts';

function importDialog() {
  return import(/* webpackChunkName: "lightbox-dialog" */ './LightboxDialog.lazy.tsx');
}

const partNamespaces = ['lightbox'];

interface LightboxProps {
  readonly images: readonly Image[];
  /** The query parameter of the open picture; two lightboxes of one page have two. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** Pictures that open over the whole screen; each is a `LightboxPicture` somewhere within. */
export function Lightbox({ images, name = 'photo', children }: LightboxProps) {
  const { t } = useTranslation();
  const [meant, setMeant] = useState(false);
  const [pressed, setPressed] = useState<number | null>(null);
  const isNamed = usePageSearch().has(name);
  const closePicture = useClosePicture(name);
  const load = useImportWithTexts(importDialog, partNamespaces);
  const { part, failed, retrying, retry } = useLazyModule(load, meant || isNamed || pressed !== null);
  const [context] = useState(() => {
    const links: (HTMLAnchorElement | null)[] = [];
    return {
      open: setPressed,
      prepare: () => setMeant(true),
      register: (at: number, link: HTMLAnchorElement | null) => {
        links[at] = link;
      },
      linkAt: (at: number) => links[at],
    };
  });

  // A press then opens the picture at once.
  useEffect(() => {
    if (!prefersReducedData()) whenLoaded(() => void load().catch(() => {}));
  }, [load]);

  useEffect(() => {
    const link = context.linkAt(pressed ?? -1);
    // Set past React, so that no picture renders anew.
    if (!failed) link?.setAttribute('aria-busy', 'true');
    else if (link && navigator.onLine) {
      // oxlint-disable-next-line react/set-state-in-effect -- a browser that comes back restores the page, in which nothing is pressed then
      setPressed(null);
      // As without scripts.
      window.location.assign(link.href);
    }
    return () => link?.removeAttribute('aria-busy');
  }, [failed, context, pressed]);

  const leave = (): void => {
    setPressed(null);
    if (isNamed) closePicture();
  };

  return (
    <LightboxContext value={context}>
      {children}
      {(failed || retrying) && (pressed === null ? isNamed : !navigator.onLine) && (
        <dialog ref={openModal} className={styles.failure} aria-label={t('loadFailed.title')} onCancel={leave}>
          <LoadFailed retrying={retrying} onRetry={retry} />
          <Button variant="quiet" onClick={leave}>
            {t('close')}
          </Button>
        </dialog>
      )}
      {part !== null && (
        <part.LightboxDialog
          images={images}
          name={name}
          linkAt={context.linkAt}
          meant={meant}
          pressed={pressed}
          onOpened={() => setPressed(null)}
          onClose={closePicture}
        />
      )}
    </LightboxContext>
  );
}
