import { useField } from 'react-final-form';
import { AgreementBox } from '#shared/agreement';
import { useErrorText } from './useErrorText.ts';
import { required, type FieldError } from './validators.ts';

/** Without it nothing is sent. */
export function AgreementField({ name }: { readonly name: string }) {
  const { input, meta } = useField<boolean>(name, { type: 'checkbox', validate: required });
  const errorText = useErrorText();
  const { checked, onChange, onFocus, onBlur } = input;
  return (
    <AgreementBox
      name={name}
      checked={checked === true}
      onChange={onChange}
      onFocus={onFocus}
      onBlur={onBlur}
      error={meta.touched === true ? errorText(meta.error as FieldError | undefined) : undefined}
    />
  );
}
