import { clsx } from 'clsx';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ViewerPlace.module.css';

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
