import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image, Outline, PicturePoint } from '#shared/responses';
import { useReducedData } from '#shared/lazy';
import { LocalLink } from '#shared/routing';
import { Button, Picture, pointingProps, VisuallyHidden } from '#shared/ui';
import styles from './OutlinedPicture.module.css';

/** In which state a part of the picture is: rest is a plain part of a whole, the others are what flats may be. */
export type AreaTone = 'rest' | 'free' | 'reserved' | 'sold' | 'quiet';

export interface PictureArea {
  readonly key: string;
  readonly outline: Outline;
  readonly tone: AreaTone;
  /** Where it leads, without the language prefix; null leads nowhere. */
  readonly to: string | null;
  /** A label on the picture that links to the same page; a picture without labels has its links beside it. */
  readonly label?: { readonly at: PicturePoint; readonly name: string; readonly content: ReactNode };
}

interface OutlinedPictureProps {
  readonly image: Image;
  readonly areas: readonly PictureArea[];
  /** The key of the area that is pointed at, here or in the list beside. */
  readonly active: string | null;
  readonly onActiveChange: (key: string | null) => void;
  readonly sizes: string;
  readonly className?: string | undefined;
}

/** A share of the picture: it is shown in many sizes. */
function percent(value: number, of: number): string {
  return `${((value / of) * 100).toFixed(2)}%`;
}

/**
 * A picture whose parts are links. The labels are the links, for touch, keyboards and screen readers; the outlines below them are for the
 * eye and the mouse. With Save-Data the picture loads on request, and the outlines are a sketch until then.
 */
export function OutlinedPicture({ image, areas, active, onActiveChange, sizes, className }: OutlinedPictureProps) {
  const { t } = useTranslation('flats');
  const { omitted: sketched, request } = useReducedData('plans');
  const shape = ({ key, outline, tone, to }: PictureArea) => {
    const path = (
      <path
        d={outline}
        className={clsx(styles.area, styles[tone], to !== null && styles.way, key === active && styles.active)}
      />
    );
    if (to === null) return <g key={key}>{path}</g>;
    return (
      <LocalLink key={key} to={to} tabIndex={-1} {...pointingProps(key, onActiveChange)}>
        {path}
      </LocalLink>
    );
  };

  return (
    <div className={clsx(styles.frame, className)}>
      {sketched ? (
        <div style={{ aspectRatio: `${image.width} / ${image.height}` }} />
      ) : (
        <Picture image={image} sizes={sizes} />
      )}
      <svg
        viewBox={`0 0 ${image.width} ${image.height}`}
        className={clsx(styles.outlines, sketched && styles.sketch)}
        aria-hidden
      >
        {areas.map(shape)}
      </svg>
      {areas.map(
        ({ key, to, tone, label }) =>
          label !== undefined &&
          to !== null && (
            <LocalLink
              key={key}
              to={to}
              className={clsx(styles.label, styles[`label-${tone}`], key === active && styles.activeLabel)}
              style={{
                insetInlineStart: percent(label.at.x, image.width),
                insetBlockStart: percent(label.at.y, image.height),
              }}
              {...pointingProps(key, onActiveChange)}
            >
              <span className={styles.words} aria-hidden>
                {label.content}
              </span>
              <VisuallyHidden>{label.name}</VisuallyHidden>
            </LocalLink>
          ),
      )}
      {sketched && (
        <Button variant="quiet" size="s" className={styles.load} onClick={request}>
          {t('loadPicture')}
        </Button>
      )}
    </div>
  );
}
