import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpandIcon, IconButton } from '#shared/ui';
import styles from './ViewerPlace.module.css';

/** Buttons over a view, in its corner. */
export function ViewerControls({ children }: { readonly children: ReactNode }) {
  return <div className={styles.controls}>{children}</div>;
}

function toggle(view: Element | null): void {
  // When the browser refuses, the view stays as it is.
  const changed = document.fullscreenElement === null ? view?.requestFullscreen() : document.exitFullscreen();
  changed?.catch(() => {});
}

/** Shows the view around it on the whole screen; nothing where browsers do not let it. */
export function FullscreenButton() {
  const { t } = useTranslation('viewer');
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      variant="line"
      label={t('fullscreen')}
      icon={<ExpandIcon size={20} />}
      onClick={({ currentTarget }) => toggle(currentTarget.closest('[data-ready]'))}
    />
  );
}

interface ViewerPlaceProps<Scene> {
  readonly ref: Ref<HTMLDivElement>;
  readonly label: string;
  /** Null until it has been made. */
  readonly scene: Scene | null;
  /** What the keys do, by `KeyboardEvent.key`. */
  readonly moves: Readonly<Record<string, (scene: Scene) => void>>;
  /** Turned by a finger too: until then a finger scrolls the page. */
  readonly active: boolean;
  readonly className?: string | undefined;
}

/** Where a scene is drawn, and turned with the keys. */
export function ViewerPlace<Scene>({ ref, label, scene, moves, active, className }: ViewerPlaceProps<Scene>) {
  const { t } = useTranslation('viewer');
  const move = (event: KeyboardEvent): void => {
    const made = moves[event.key];
    if (scene === null || made === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    made(scene);
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys turn the scene */}
      <div
        ref={ref}
        role="application"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys turn the scene
        tabIndex={0}
        className={clsx(styles.place, className)}
        onKeyDown={move}
      />
      {!active && (
        <p className={styles.hint} aria-hidden>
          {t('activate')}
        </p>
      )}
    </>
  );
}
