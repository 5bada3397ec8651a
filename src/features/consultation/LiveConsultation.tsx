import { useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { ConsultationSuccess } from './ConsultationSuccess.tsx';
import { consultationLeft, selectConsultationLead, type ConsultationPart } from './consultationSlice.ts';
import { persistConsultation } from './persistConsultation.ts';
import { LiveForm, type LiveFormProps } from './LiveForm.tsx';

/** The form, then what became of the question, until the visitor asks another one or leaves the page. */
export function LiveConsultation({ takenOver }: Required<LiveFormProps>) {
  const dispatch = useDispatch();
  const store = useStore<ConsultationPart>();
  const lead = useSelector(selectConsultationLead);
  const [again, setAgain] = useState(false);
  useEffect(() => persistConsultation(store), [store]);
  useEffect(() => () => void dispatch(consultationLeft()), [dispatch]);

  const askAgain = (): void => {
    setAgain(true);
    dispatch(consultationLeft());
  };
  return lead === null ? (
    <LiveForm {...(!again && { takenOver })} />
  ) : (
    <ConsultationSuccess lead={lead} onAgain={askAgain} />
  );
}
