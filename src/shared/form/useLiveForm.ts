import { useCallback, useEffect, useRef, useState, type FocusEvent, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { retryImport, useNearView } from '#shared/lazy';

interface LiveFormOptions<Part> {
  readonly importPart: () => Promise<Part>;
  /** Takes over what was typed into the plain form. */
  readonly onTakeOver: (part: Part, plain: FormData) => void;
  /** The plain form was submitted, and the code of the interactive one fails to load. */
  readonly onFailure: (plain: HTMLFormElement) => void;
}

/** What the interactive form takes over from the plain one. */
export interface TakenOver {
  /** The visitor has pressed the button of the plain form. */
  readonly submitAtOnce: boolean;
  /** The value of the plain form's honeypot. */
  readonly website: string;
}

interface Live<Part> extends TakenOver {
  readonly part: Part;
}

interface LiveFormState<Part> {
  /** Null while the plain form is shown. */
  readonly live: Live<Part> | null;
  /** Props of the plain form. */
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
export function useLiveForm<Part>(options: LiveFormOptions<Part>): LiveFormState<Part> {
  const [live, setLive] = useState<Live<Part> | null>(null);
  const form = useRef<HTMLFormElement>(null);

  /** The submit button was pressed, perhaps while the interactive form was loading. */
  const pressed = useRef(false);

  /** A pointer is down in the form: without its target the press would end without a click. */
  const pointerDown = useRef(false);

  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  /** A lost chunk leaves the plain form, and the next touch tries again. */
  const loadLiveForm = useCallback(async (): Promise<void> => {
    const part = await retryImport(latest.current.importPart).catch(() => null);
    const plain = form.current;
    // An earlier call has swapped it in.
    if (plain === null) return;
    if (part === null) {
      if (pressed.current) latest.current.onFailure(plain);
      pressed.current = false;
      return;
    }
    // Replacing a focused field would lose the caret and close the phone's keyboard.
    if (!pressed.current && (pointerDown.current || plain.contains(document.activeElement))) return;
    const data = new FormData(plain);
    // Every plain form has a `Honeypot`, a text field. Synchronous: input between reading and replacing would be lost.
    flushSync(() => {
      latest.current.onTakeOver(part, data);
      setLive({ part, submitAtOnce: pressed.current, website: data.get('website') as string });
    });
  }, []);

  const near = useNearView(form);
  useEffect(() => {
    if (near) void loadLiveForm();
  }, [near, loadLiveForm]);

  return {
    live,
    plain: {
      ref: form,
      onFocus: () => void loadLiveForm(),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void loadLiveForm();
      },
      onMouseDown: () => {
        pointerDown.current = true;
        const release = (): void => {
          pointerDown.current = false;
          void loadLiveForm();
        };
        // The click follows its mouseup at once.
        window.addEventListener('mouseup', () => setTimeout(release), { once: true });
      },
      onSubmit: (event) => {
        event.preventDefault();
        pressed.current = true;
        void loadLiveForm();
      },
    },
  };
}
