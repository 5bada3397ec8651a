import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '#shared/answers';
import { useHydrated } from '#shared/hydration';
import { useLatePart } from '#shared/loading';
import { LightboxContext } from './LightboxContext.ts';
import { LightboxWaiting } from './LightboxWaiting.tsx';
import { useOpenPicture } from './useOpenPicture.ts';

interface LightboxProps {
  readonly images: readonly Image[];
  /** The parameter of the address that says which one is open; two lightboxes of one page have two. */
  readonly name?: string;
  readonly children: ReactNode;
}

function importView() {
  return import(/* webpackChunkName: "lightbox" */ './view/LightboxView.tsx');
}

/** Pictures that open over the whole screen; each is a `LightboxPicture` somewhere within. */
export function Lightbox({ images, name = 'photo', children }: LightboxProps) {
  const { t } = useTranslation('lightbox');
  const { index, open, move, close } = useOpenPicture(name, images.length);
  const [meant, setMeant] = useState(false);
  const inBrowser = useHydrated();
  const { part, failed, retry } = useLatePart(importView, meant || (index !== null && inBrowser));
  const [links] = useState(() => new Map<number, HTMLAnchorElement>());

  const linkAt = useCallback((at: number) => links.get(at), [links]);
  const context = useMemo(
    () => ({
      open,
      prepare: () => setMeant(true),
      register: (at: number, link: HTMLAnchorElement | null) => {
        if (link === null) links.delete(at);
        else links.set(at, link);
      },
    }),
    [open, links],
  );
  const image = index === null ? undefined : images[index];

  return (
    <LightboxContext value={context}>
      {children}
      {index !== null && part !== null && (
        <part.LightboxView
          images={images}
          index={index}
          linkAt={linkAt}
          onMoved={move}
          onClosed={close}
          words={{
            label: t('label'),
            close: t('close'),
            zoom: t('zoom'),
            previous: t('previous'),
            next: t('next'),
            failed: t('failed'),
            viewer: t('viewer'),
            slide: t('slide'),
          }}
        />
      )}
      {index !== null && image !== undefined && part === null && inBrowser && (
        <LightboxWaiting image={image} link={linkAt(index)} failed={failed} onRetry={retry} onClose={close} />
      )}
    </LightboxContext>
  );
}
