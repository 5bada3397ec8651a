import 'photoswipe/style.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Image } from '#shared/responses';
import { openLightbox, type LightboxWords, type OpenLightbox } from './openLightbox.ts';

interface LightboxViewProps {
  readonly images: readonly Image[];
  readonly index: number;
  readonly linkAt: (index: number) => HTMLAnchorElement | undefined;
  readonly words: LightboxWords;
  readonly onMoved: (index: number) => void;
  readonly onClosed: () => void;
}

/** The lightbox itself; everything that it needs comes with its chunk. */
export function LightboxView({ index, ...options }: LightboxViewProps) {
  const opened = useRef<OpenLightbox>(null);
  const moved = useEffectEvent((at: number) => {
    if (at !== index) options.onMoved(at);
  });
  const closed = useEffectEvent(() => options.onClosed());
  const open = useEffectEvent(() =>
    openLightbox({ ...options, index, onMoved: (at) => moved(at), onClosed: () => closed() }),
  );

  useEffect(() => {
    const box = open();
    opened.current = box;
    return () => box.close();
  }, []);

  useEffect(() => opened.current?.show(index), [index]);

  return null;
}
