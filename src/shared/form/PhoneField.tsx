import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { Field, TextInput } from '#shared/ui';
import type { FieldProps } from './fieldProps.ts';
import { maskPhone, type PhoneMask } from './phoneMask.ts';
import { useTextField } from './useTextField.ts';

/** The mask writes into the field itself, so React only gives it its first value. */
export function PhoneField({ autoComplete = 'tel', ...props }: FieldProps) {
  const { input, field } = useTextField(props);
  const { name } = props;
  const { change } = useForm();
  const [first] = useState(input.value);
  const element = useRef<HTMLInputElement>(null);

  const mask = useRef<PhoneMask>(null);

  useEffect(() => {
    if (element.current === null) return undefined;
    const made = maskPhone(element.current, (value) => change(name, value));
    mask.current = made;
    return () => made.release();
  }, [change, name]);

  const { value } = input;
  useEffect(() => mask.current?.show(value), [value]);

  return (
    <Field {...field}>
      {(control) => (
        <TextInput
          {...control}
          ref={element}
          type="tel"
          name={name}
          autoComplete={autoComplete}
          defaultValue={first}
          onFocus={input.onFocus}
          onBlur={input.onBlur}
        />
      )}
    </Field>
  );
}
