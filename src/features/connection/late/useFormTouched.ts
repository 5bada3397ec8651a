import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

function isInForm(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest('form') !== null;
}

/** Whether something has been entered into a form of this page; another page has other forms. */
export function useFormTouched(): RefObject<boolean> {
  const { pathname } = useLocation();
  const touched = useRef(false);

  useEffect(() => {
    // Whoever types already when this part comes is not interrupted.
    touched.current = isInForm(document.activeElement);
  }, [pathname]);

  useEffect(() => {
    const note = ({ target }: Event): void => {
      if (isInForm(target)) touched.current = true;
    };
    document.addEventListener('input', note, { capture: true });
    return () => document.removeEventListener('input', note, { capture: true });
  }, []);

  return touched;
}
