import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../text/Text.tsx';

/** Milliseconds until the text is removed: announced by then, and not found later when reading the page. */
const duration = 5000;

/** Announces changes to screen readers; not the text that the page begins with. */
export function Announcement({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState('');
  const known = useRef(text);

  useEffect(() => {
    if (known.current === text) return undefined;
    known.current = text;
    setAnnounced(text);
    const timer = setTimeout(() => setAnnounced(''), duration);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div role="status" data-transient>
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  );
}
