import { useEffect, useRef } from 'react';
import type { ConsentState } from '#shared/consent';
import styles from './ConsentPanel.module.css';
import { PurposesForm } from './PurposesForm.tsx';
import { Question } from './Question.tsx';
import { useMakeRoom } from './useMakeRoom.ts';

interface ConsentPanelProps {
  readonly panel: ConsentState['panel'];
}

const titleId = 'consent-title';

/** What came without having been asked for takes no focus; what was asked for takes it, and gives it back. */
function useFocus(wanted: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const opener = document.activeElement;
    place.current?.focus({ preventScroll: true });
    // On a short screen it stands in the page; what is fixed stays where it is.
    place.current?.scrollIntoView();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [wanted]);
  return place;
}

/** A region at the edge of the screen, over no control of the page, that leaves the page as it is. */
export function ConsentPanel({ panel }: ConsentPanelProps) {
  const place = useFocus(panel === 'settings');
  useMakeRoom(place, panel !== 'closed');
  if (panel === 'closed') return null;
  return (
    <section ref={place} tabIndex={-1} aria-labelledby={titleId} data-print="hide" className={styles.panel}>
      {panel === 'question' ? <Question titleId={titleId} /> : <PurposesForm titleId={titleId} />}
    </section>
  );
}
