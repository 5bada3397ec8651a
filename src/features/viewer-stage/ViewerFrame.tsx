import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '#shared/answers';
import { Button, FailedView, Picture } from '#shared/ui';
import styles from './ViewerFrame.module.css';

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

/** The place of a view that is too heavy to come unasked: its poster, and what becomes of it. */
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
