import { Field, useFormState } from 'react-final-form';
import { CallTimePicker } from '#entities/company';

/** The form stands on many pages, and few visitors fill it in: the hours are asked for when one has begun to. */
export function CallTimeField() {
  const { visited = {} } = useFormState({ subscription: { visited: true } });
  const begun = Object.values(visited).some(Boolean);
  return (
    <Field<string> name="callTime">
      {({ input: { value, onChange } }) => (
        <CallTimePicker wanted={begun || value !== ''} value={value} onChange={onChange} />
      )}
    </Field>
  );
}
