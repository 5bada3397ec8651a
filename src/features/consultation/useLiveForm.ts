import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { useDispatch } from 'react-redux';
import { retryImport } from '#shared/loading';
import type { LiveFormProps } from './LiveForm.tsx';

/** The form comes before the visitor does: from this far below the screen. */
const near = '600px';

function importForm() {
  return retryImport(() => import(/* webpackChunkName: "consultation" */ './late.ts'));
}

interface Live extends LiveFormProps {
  readonly Consultation: (props: LiveFormProps) => ReactNode;
}

interface LiveFormState {
  /** Null while the plain form stands. */
  readonly live: Live | null;
  readonly place: RefObject<HTMLDivElement | null>;
  /** What the plain form is to tell. */
  readonly plain: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onSubmit: (event: SubmitEvent) => void;
  };
}

/** Brings the living form near the viewport or at the first touch, and puts it in place when no field has the focus. */
export function useLiveForm(): LiveFormState {
  const dispatch = useDispatch<ThunkDispatch<object, unknown, UnknownAction>>();
  const [live, setLive] = useState<Live | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);

  /** Its button was pressed, perhaps while the living form was on its way already. */
  const pressed = useRef(false);

  const enliven = useCallback(async (): Promise<void> => {
    const { beginConsultation, LiveConsultation } = await importForm();
    const plain = form.current;
    // Another touch has brought it meanwhile.
    if (plain === null) return;
    // Under a field that is being typed into nothing is exchanged: the caret and the phone's keyboard would go.
    if (!pressed.current && plain.contains(document.activeElement)) return;
    const website = dispatch(beginConsultation(plain));
    setLive({ Consultation: LiveConsultation, submitAtOnce: pressed.current, website });
  }, [dispatch]);

  /** A lost chunk leaves the plain form, and the next touch tries again. */
  const tryToEnliven = useCallback(() => {
    enliven().catch(() => {
      pressed.current = false;
    });
  }, [enliven]);

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
      onSubmit: (event) => {
        event.preventDefault();
        pressed.current = true;
        tryToEnliven();
      },
    },
  };
}
