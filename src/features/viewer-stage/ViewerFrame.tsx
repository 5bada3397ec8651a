import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { levelPath } from '#entities/flat';
import type { Image } from '#shared/responses';
import { NoScriptText, useDeferredWidget, useLazyModule } from '#shared/lazy';
import { LocalLink } from '#shared/routing';
import { Button, FailedView, Picture, pointingProps, Text, VisuallyHidden } from '#shared/ui';
import styles from './ViewerFrame.module.css';

let result: boolean | undefined;

/** Whether this browser has WebGL; checked before megabytes are fetched. */
function hasWebGl(): boolean {
  result ??= document.createElement('canvas').getContext('webgl2') !== null;
  return result;
}

/** Whether the view takes every gesture: after a tap into it, until a tap beside it, Escape, or scrolling it away. */
function useActivation(ref: RefObject<HTMLElement | null>, present: boolean): boolean {
  const [active, setActive] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!present || element === null) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const release = (): void => setActive(false);
    element.addEventListener('click', () => setActive(true), { signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Node && element.contains(target))) release();
      },
      { signal },
    );
    element.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') release();
      },
      { signal },
    );
    const observer = new IntersectionObserver((entries) => {
      if (entries.every(({ isIntersecting }) => !isIntersecting)) release();
    });
    observer.observe(element);
    return () => {
      ended.abort();
      observer.disconnect();
      release();
    };
  }, [ref, present]);

  return active;
}

export interface SceneItem {
  readonly key: string;
  readonly name: string;
  /** Absent: it has no page of its own. */
  readonly building?: { readonly key: string; readonly flats_free: number | null } | undefined;
}

interface SceneListProps {
  /** Of the project. */
  readonly alias: string;
  readonly label: string;
  /** How to use the view. */
  readonly help: string;
  readonly items: readonly SceneItem[];
  readonly picked: string | null;
  readonly pointed: string | null;
  /** Shows an item in the view; null before the view exists. */
  readonly onPicked: ((key: string) => void) | null;
  readonly onPointed: (key: string | null) => void;
  readonly children?: ReactNode;
}

/** The contents of a view as a list, for screen readers and keyboards, with the same actions. */
export function SceneList({
  alias,
  label,
  help,
  items,
  picked,
  pointed,
  onPicked,
  onPointed,
  children,
}: SceneListProps) {
  const { t } = useTranslation('viewer');
  if (items.length === 0) return null;
  return (
    <div className={styles.place}>
      <ul className={styles.list} aria-label={label}>
        {items.map(({ key, name, building }) => (
          <li
            key={key}
            className={clsx(styles.item, pointed === key && styles.pointed, picked === key && styles.picked)}
          >
            {onPicked === null ? (
              <span className={styles.name}>{name}</span>
            ) : (
              <button
                {...pointingProps(key, onPointed)}
                type="button"
                className={clsx(styles.name, styles.button)}
                aria-pressed={picked === key}
                onClick={() => onPicked(key)}
              >
                {name}
              </button>
            )}
            {building !== undefined && (
              <LocalLink
                {...pointingProps(key, onPointed)}
                to={levelPath(alias, { kind: 'building', building: building.key })}
                className={styles.link}
              >
                {building.flats_free ? t('freeFlats', { count: building.flats_free }) : t('seeFlats')}
                <VisuallyHidden>, {name}</VisuallyHidden>
              </LocalLink>
            )}
          </li>
        ))}
      </ul>
      {children}
      {onPicked !== null && (
        <Text size="s" tone="muted">
          {help}
        </Text>
      )}
    </div>
  );
}

/** A heavy viewer that loads on request or on a fast network. Define `importView` outside of the component. */
export function useViewer<View>(name: string, importView: () => Promise<View>, onShown: (shown: boolean) => void) {
  const frameRef = useRef<HTMLDivElement>(null);
  const widget = useDeferredWidget({ name, placeRef: frameRef, autoLoadOn: 'fast' });
  const [ready, setReady] = useState(false);
  const [broken, setBroken] = useState(false);
  const possible = widget.enabled && hasWebGl();
  const { part, failed, retry } = useLazyModule(importView, possible);
  const active = useActivation(frameRef, ready);

  const show = (shown: boolean): void => {
    setReady(shown);
    onShown(shown);
  };
  return {
    ...widget,
    frameRef,
    ready,
    /** It is to be shown, and this browser can show it. */
    possible,
    failed: broken || failed,
    retry: () => {
      setBroken(false);
      if (failed) retry();
    },
    view: possible && !broken ? part : null,
    /** Props of the view. */
    props: {
      active,
      onReady: () => show(true),
      onFailed: () => {
        show(false);
        setBroken(true);
      },
    },
  };
}

interface ViewerFrameProps {
  readonly kind: 'aerial' | 'model';
  readonly viewer: Omit<ReturnType<typeof useViewer>, 'view' | 'props'>;
  readonly poster: Image;
  readonly note?: ReactNode;
  /** The loaded share, from 0 to 1; null: unknown. */
  readonly share: number | null;
  /** The file that the view shows; absent: the view fetches it. */
  readonly download?: { readonly failed: boolean; readonly retry: () => void };
  /** The view; it lies over the poster, unseen until it is ready. */
  readonly children: ReactNode;
}

const texts = {
  aerial: { open: 'aerial.open', failed: 'aerial.failed' },
  model: { open: 'model.open', failed: 'model.failed' },
} as const;

/** The place of a heavy viewer: its poster, then progress, failure or the viewer. */
export function ViewerFrame({ kind, viewer, poster, note, share, download, children }: ViewerFrameProps) {
  const { t } = useTranslation('viewer');
  const { frameRef, enabled, possible, ready } = viewer;
  const failed = viewer.failed || download?.failed === true;
  const retry = (): void => {
    viewer.retry();
    if (download?.failed === true) download.retry();
  };

  return (
    <div ref={frameRef} data-transient className={styles.frame}>
      <Picture image={poster} ratio="fill" priority sizes="(min-width: 90rem) 82rem, 92vw" />
      {children !== null && (
        <div className={styles.view} data-print="hide" data-ready={ready}>
          {children}
        </div>
      )}
      {!enabled && (
        <div className={styles.bar} data-print="hide">
          <Button onClick={viewer.request}>{t(texts[kind].open)}</Button>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          <noscript>{__RENDERS_ON_SERVER__ && <NoScriptText text="viewer" />}</noscript>
        </div>
      )}
      {possible && !failed && !ready && (
        <div className={styles.bar} data-print="hide">
          <Button variant="secondary" onClick={viewer.dismiss}>
            {t('cancel')}
          </Button>
          <div className={styles.loading}>
            <p>{share === null ? t('loading') : t('loadingShare', { percent: Math.round(share * 100) })}</p>
            <progress className={styles.progress} aria-label={t('loading')} {...(share !== null && { value: share })} />
          </div>
        </div>
      )}
      {enabled && (!possible || failed) && (
        <div className={styles.failed} data-print="hide">
          <FailedView
            title={t(possible ? texts[kind].failed : 'noWebGl')}
            retry={possible && { children: t('retry'), onClick: retry }}
          />
        </div>
      )}
    </div>
  );
}
