import { Field, TextArea, TextInput } from '#shared/ui';
import type { FieldProps } from './fieldProps.ts';
import { useTextField } from './useTextField.ts';

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email';
  readonly multiline?: boolean;
  readonly maxLength?: number;
}

export function TextField({ type = 'text', multiline = false, maxLength, autoComplete, ...props }: TextFieldProps) {
  const { input, field } = useTextField(props);
  const { name, value, onChange, onFocus, onBlur } = input;
  const shared = {
    name,
    value,
    onChange,
    onFocus,
    onBlur,
    autoComplete,
    ...(maxLength !== undefined && { maxLength }),
  };
  return (
    <Field {...field}>
      {(control) =>
        multiline ? <TextArea {...control} {...shared} /> : <TextInput {...control} {...shared} type={type} />
      }
    </Field>
  );
}
