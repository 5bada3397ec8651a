import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../text/Text.tsx';

/** Milliseconds until the text is removed: announced by then, and not found later when reading the page. */
const duration = 5000;

/** Announces changes to screen readers; not the text that the page begins with. */
export function Announcement({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  const known = useRef(text);

  useEffect(() => {
    if (known.current === text) return undefined;
    known.current = text;
    setSaid(text);
    const timer = setTimeout(() => setSaid(''), duration);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div role="status" data-transient>
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
