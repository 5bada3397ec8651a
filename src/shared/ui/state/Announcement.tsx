import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../text/Text.tsx';

/** Milliseconds: said by then, and not yet found by someone who reads through the page. */
const duration = 5000;

/** Says to those who listen what has changed on the screen; what the page came with they read themselves. */
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
