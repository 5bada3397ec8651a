import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';

interface SnapshotsProps<Values> {
  readonly onSnapshot: (values: Values) => void;
}

/** Milliseconds without a keystroke after which somebody hears of the form. */
const pause = 400;

/** Tells what the form holds when typing pauses, when the form goes, and when the page does. */
export function Snapshots<Values extends object>({ onSnapshot }: SnapshotsProps<Values>) {
  const form = useForm<Values>();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const [untouched] = useState(values);
  const pending = useRef(false);

  const tell = useEffectEvent((): void => {
    if (!pending.current) return;
    pending.current = false;
    onSnapshot(form.getState().values);
  });

  useEffect(() => {
    if (values === untouched && !pending.current) return undefined;
    pending.current = true;
    const timer = setTimeout(tell, pause);
    return () => clearTimeout(timer);
  }, [values, untouched]);

  useEffect(() => {
    const goodbye = (): void => tell();
    window.addEventListener('pagehide', goodbye);
    return () => {
      window.removeEventListener('pagehide', goodbye);
      goodbye();
    };
  }, []);
  return null;
}
