import { clsx } from 'clsx';
import styles from './HorizonDrawing.module.css';

interface HorizonDrawingProps {
  /** With a label it replaces a picture; without one it is decorative. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A drawing of roofs on a horizon, for missing pictures and empty lists. */
export function HorizonDrawing({ label, className }: HorizonDrawingProps) {
  const named = label !== undefined && label !== '';
  return (
    <svg
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeWidth={1.25}
      className={clsx(styles.drawing, className)}
      role={named ? 'img' : undefined}
      aria-label={named ? label : undefined}
      aria-hidden={named ? undefined : true}
    >
      <path className={styles.sun} d="M296 208a44 44 0 0 1 88 0Z" />
      <path d="M0 208h480M120 208v-92h56v92M176 208v-64h44v64M88 208v-40h32M132 132h8m16 0h8m-32 20h8m16 0h8m-32 20h8m16 0h8M190 160h16m-16 20h16M244 208v-20m0 0a14 14 0 1 1 1 0ZM60 208v-14m0 0a10 10 0 1 1 1 0Z" />
      <path d="M0 224h160m24 0h296M0 240h20m40 0h180m60 0h180" className={styles.field} />
    </svg>
  );
}
