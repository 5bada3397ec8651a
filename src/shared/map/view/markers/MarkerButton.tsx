import { clsx } from 'clsx';
import type { MapMarker } from '../../mapTypes.ts';
import styles from './MarkerLayer.module.css';

interface MarkerButtonProps {
  readonly marker: MapMarker;
  readonly selected: boolean;
  /** Spoken of in the list. */
  readonly pointed: boolean;
  readonly onSelected: (id: string) => void;
  readonly onPointed: ((id: string | null) => void) | undefined;
  readonly onFocused: () => void;
}

export function MarkerButton({ marker, selected, pointed, onSelected, onPointed, onFocused }: MarkerButtonProps) {
  const { id, title, kind = 'main' } = marker;
  return (
    <button
      type="button"
      data-marker={id}
      className={clsx(styles.marker, styles[kind], pointed && styles.pointed)}
      aria-pressed={selected}
      onClick={() => onSelected(id)}
      onPointerEnter={() => onPointed?.(id)}
      onPointerLeave={() => onPointed?.(null)}
      onFocus={() => {
        onFocused();
        onPointed?.(id);
      }}
      onBlur={() => onPointed?.(null)}
    >
      <span className={styles.dot} />
      <span data-name className={styles.name}>
        {title}
      </span>
    </button>
  );
}
