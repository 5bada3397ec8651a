import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
// oxlint-disable-next-line eslint/no-restricted-imports -- a picture is opened and closed on the shown page, whose entry in the history has the state
import { useLocation, useNavigate } from 'react-router';
import { LoadFailed, useImportWithTexts, useLazyModule } from '#shared/lazy';
import type { Image } from '#shared/responses';
import { usePageSearch } from '#shared/routing';
import { CloseIcon, IconButton, openModal } from '#shared/ui';
import styles from './LightboxDialog.module.css';
import type { OpenedState } from './useClosePicture.ts';

interface LightboxWaitingProps {
  readonly image: Image;
  /** The picture on the page: what it shows is at hand already. */
  readonly link: HTMLAnchorElement | null | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The tapped picture over the page at its present size, until the lightbox has loaded. */
function LightboxWaiting({ image, link, failed, onRetry, onClose }: LightboxWaitingProps) {
  const { t } = useTranslation('lightbox');
  const shown = link?.querySelector('img')?.currentSrc ?? '';

  return (
    <dialog ref={openModal} className={styles.dialog} aria-label={t('label')} aria-busy={!failed} onCancel={onClose}>
      {failed ? (
        <div className={styles.failed}>
          <LoadFailed onRetry={onRetry} />
        </div>
      ) : (
        <img src={shown === '' ? image.src : shown} alt={image.alt} className={styles.image} />
      )}
      <IconButton className={styles.close} label={t('close')} icon={<CloseIcon />} onClick={onClose} />
    </dialog>
  );
}

interface OpenPicture {
  /** From 0; null: closed. */
  readonly index: number | null;
  readonly open: (index: number) => void;
  /** Replaces the open picture, so that Back still closes the lightbox. */
  readonly move: (index: number) => void;
}

/** The open picture is in the address as `?<name>=<number from 1>`; Back closes it. */
function useOpenPicture(name: string, count: number): OpenPicture {
  const location = useLocation();
  const navigate = useNavigate();
  const given = usePageSearch().get(name) ?? '';
  const number = /^\d{1,4}$/.test(given) ? Number(given) : 0;
  const index = number >= 1 && number <= count ? number - 1 : null;

  const put = (next: number, options: { readonly replace: boolean; readonly state: unknown }): void => {
    const changed = new URLSearchParams(location.search);
    changed.set(name, String(next + 1));
    void navigate({ search: changed.toString(), hash: location.hash }, { ...options, preventScrollReset: true });
  };

  return {
    index,
    open: (next) => put(next, { replace: false, state: { openedPicture: name } satisfies OpenedState }),
    move: (next) => put(next, { replace: true, state: location.state }),
  };
}

function importView() {
  return import(/* webpackChunkName: "lightbox" */ './view/LightboxView.tsx');
}

const partNamespaces = ['lightboxView'];

interface LightboxDialogProps {
  readonly images: readonly Image[];
  /** The query parameter of the open picture. */
  readonly name: string;
  readonly linkAt: (index: number) => HTMLAnchorElement | null | undefined;
  /** Whether the visitor is about to open a picture. */
  readonly meant: boolean;
  /** The picture to open; null: none. */
  readonly pressed: number | null;
  /** `pressed` is in the address. */
  readonly onOpened: () => void;
  /** Takes the open picture out of the address. */
  readonly onClose: () => void;
}

/** The picture that the address names, over the whole screen. */
export function LightboxDialog({ images, name, linkAt, meant, pressed, onOpened, onClose }: LightboxDialogProps) {
  const { index, open, move } = useOpenPicture(name, images.length);
  const load = useImportWithTexts(importView, partNamespaces);
  const { part, failed, retry } = useLazyModule(load, meant || index !== null);
  const image = index === null ? undefined : images[index];
  const openPressed = useEffectEvent(() => {
    if (pressed === null) return;
    open(pressed);
    onOpened();
  });
  useEffect(() => openPressed(), [pressed]);

  if (index === null || image === undefined) return null;
  return part === null ? (
    <LightboxWaiting image={image} link={linkAt(index)} failed={failed} onRetry={retry} onClose={onClose} />
  ) : (
    <part.LightboxView images={images} index={index} linkAt={linkAt} onMoved={move} onClosed={onClose} />
  );
}
