import { useCallback, useEffect, useRef, useState, type FocusEvent, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { retryImport } from '#shared/lazy';

/** The form loads when it is this far below the viewport. */
const near = '600px';

interface LiveFormOptions<Part> {
  readonly importPart: () => Promise<Part>;
  /** Takes over what was typed into the plain form. */
  readonly onTakeOver: (part: Part, plain: FormData) => void;
  /** Whether the browser can submit the plain form itself, for example when the code of the interactive form fails to load. */
  readonly sendsItself?: boolean;
}

/** What the living form takes over of the plain one. */
export interface TakenOver {
  /** The visitor has pressed the button of the plain form already. */
  readonly submitAtOnce: boolean;
  /** What the plain form's honeypot holds. */
  readonly website: string;
}

interface Live<Part> extends TakenOver {
  readonly part: Part;
}

interface LiveFormState<Part> {
  /** Null while the plain form is shown. */
  readonly live: Live<Part> | null;
  readonly place: RefObject<HTMLDivElement | null>;
  /** What the plain form hands over. */
  readonly plain: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onMouseDown: () => void;
    readonly onSubmit: (event: SubmitEvent) => void;
  };
}

/**
 * Loads the interactive form near the viewport or at the first touch, and swaps it in when no field has the focus or is
 * pressed.
 */
export function useLiveForm<Part>({
  importPart,
  onTakeOver,
  sendsItself = false,
}: LiveFormOptions<Part>): LiveFormState<Part> {
  const [live, setLive] = useState<Live<Part> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);

  /** The submit button was pressed, perhaps while the interactive form was loading. */
  const pressed = useRef(false);

  /** A mouse or a tap is down in the form: without its target it would end without a click. */
  const held = useRef(false);

  const takeOver = useRef(onTakeOver);
  useEffect(() => {
    takeOver.current = onTakeOver;
  });

  const enliven = useCallback(async (): Promise<void> => {
    const part = await retryImport(importPart);
    const plain = form.current;
    // Another touch has swapped it in meanwhile.
    if (plain === null) return;
    // Under a field that is being typed into nothing is exchanged: the caret and the phone's keyboard would go.
    if (!pressed.current && (held.current || plain.contains(document.activeElement))) return;
    const data = new FormData(plain);
    const website = data.get('website');
    // At once: what is typed between the reading and the exchange would be lost.
    flushSync(() => {
      takeOver.current(part, data);
      setLive({ part, submitAtOnce: pressed.current, website: typeof website === 'string' ? website : '' });
    });
  }, [importPart]);

  /** A lost chunk leaves the plain form, and the next touch tries again. */
  const tryToEnliven = useCallback(() => {
    enliven().catch(() => {
      // Without another submit event.
      if (pressed.current && sendsItself) form.current?.submit();
      pressed.current = false;
    });
  }, [enliven, sendsItself]);

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tryToEnliven();
      },
      { rootMargin: near },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [tryToEnliven]);

  return {
    live,
    place,
    plain: {
      ref: form,
      onFocus: tryToEnliven,
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) tryToEnliven();
      },
      onMouseDown: () => {
        held.current = true;
        const release = (): void => {
          held.current = false;
          tryToEnliven();
        };
        // The click follows its mouseup at once.
        window.addEventListener('mouseup', () => setTimeout(release), { once: true });
      },
      onSubmit: (event) => {
        event.preventDefault();
        pressed.current = true;
        tryToEnliven();
      },
    },
  };
}
