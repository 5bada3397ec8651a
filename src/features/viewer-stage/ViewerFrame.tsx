import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '#shared/responses';
import { LocalLink } from '#shared/routing';
import { Button, FailedView, Picture, VisuallyHidden } from '#shared/ui';
import styles from './ViewerFrame.module.css';

let result: boolean | undefined;

/** Whether this browser has WebGL; checked before megabytes are fetched. */
export function hasWebGl(): boolean {
  result ??= document.createElement('canvas').getContext('webgl2') !== null;
  return result;
}

interface Activation {
  /** The view takes every gesture; otherwise a finger and the wheel scroll the page. */
  readonly active: boolean;
  readonly release: () => void;
}

/** A tap into the viewer gives it the gestures; a tap beside it, Escape, or scrolling it away returns them to the page. */
export function useActivation(ref: RefObject<HTMLElement | null>, present: boolean): Activation {
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

  return { active, release: () => setActive(false) };
}

export interface SceneItem {
  readonly key: string;
  readonly name: string;
  /** The path without the language prefix, and the label. */
  readonly link?: { readonly path: string; readonly text: string } | undefined;
}

interface SceneListProps {
  readonly label: string;
  readonly items: readonly SceneItem[];
  readonly picked: string | null;
  readonly pointed: string | null;
  /** Shows an item in the view; null before the view exists. */
  readonly onPicked: ((key: string) => void) | null;
  readonly onPointed: (key: string | null) => void;
  readonly children?: ReactNode;
}

/** The contents of a view as a list, for screen readers and keyboards, with the same actions. */
export function SceneList({ label, items, picked, pointed, onPicked, onPointed, children }: SceneListProps) {
  if (items.length === 0) return null;
  const pointing = (key: string) => ({
    onPointerEnter: () => onPointed(key),
    onPointerLeave: () => onPointed(null),
    onFocus: () => onPointed(key),
    onBlur: () => onPointed(null),
  });
  return (
    <div className={styles.place}>
      <ul className={styles.list} aria-label={label}>
        {items.map(({ key, name, link }) => (
          <li
            key={key}
            className={clsx(styles.item, pointed === key && styles.pointed, picked === key && styles.picked)}
          >
            {onPicked === null ? (
              <span className={styles.name}>{name}</span>
            ) : (
              <button
                {...pointing(key)}
                type="button"
                className={clsx(styles.name, styles.button)}
                aria-pressed={picked === key}
                onClick={() => onPicked(key)}
              >
                {name}
              </button>
            )}
            {link !== undefined && (
              <LocalLink {...pointing(key)} to={link.path} className={styles.link}>
                {link.text}
                <VisuallyHidden>, {name}</VisuallyHidden>
              </LocalLink>
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** What there is beside the poster. */
export type ViewerState =
  | { readonly at: 'poster'; readonly label: string; readonly note?: ReactNode; readonly onOpen: () => void }
  /** A share from 0 to 1; null: under way, no telling how far. */
  | { readonly at: 'loading'; readonly share: number | null; readonly onCancel: () => void }
  | { readonly at: 'failed'; readonly sentence: string; readonly onRetry: (() => void) | null }
  | { readonly at: 'ready' };

interface ViewerFrameProps {
  readonly frameRef: RefObject<HTMLDivElement | null>;
  readonly poster: Image;
  readonly state: ViewerState;
  /** The view; it lies over the poster, unseen until it is ready. */
  readonly children: ReactNode;
}

/** The place of a heavy viewer that loads on request: its poster, then progress, failure or the viewer. */
export function ViewerFrame({ frameRef, poster, state, children }: ViewerFrameProps) {
  const { t } = useTranslation('viewer');

  return (
    <div ref={frameRef} data-transient className={styles.frame}>
      <Picture image={poster} ratio="fill" priority sizes="(min-width: 90rem) 82rem, 92vw" />
      {children !== null && (
        <div className={styles.view} data-ready={state.at === 'ready'}>
          {children}
        </div>
      )}
      {state.at === 'poster' && (
        <div className={styles.bar}>
          <Button onClick={state.onOpen}>{state.label}</Button>
          {state.note !== undefined && <p className={styles.note}>{state.note}</p>}
        </div>
      )}
      {state.at === 'loading' && (
        <div className={styles.bar}>
          <Button variant="secondary" onClick={state.onCancel}>
            {t('cancel')}
          </Button>
          <div className={styles.loading}>
            <p>{state.share === null ? t('loading') : t('loadingShare', { percent: Math.round(state.share * 100) })}</p>
            <progress
              className={styles.progress}
              aria-label={t('loading')}
              {...(state.share !== null && { value: state.share })}
            />
          </div>
        </div>
      )}
      {state.at === 'failed' && (
        <div className={styles.failed}>
          <FailedView
            title={state.sentence}
            action={
              state.onRetry !== null && (
                <Button variant="secondary" onClick={state.onRetry}>
                  {t('retry')}
                </Button>
              )
            }
          />
        </div>
      )}
    </div>
  );
}
