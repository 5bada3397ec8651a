import InputMask from 'imask/esm/controls/input';
import type Masked from 'imask/esm/masked/base';
import type MaskedDynamic from 'imask/esm/masked/dynamic';
import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import { useEffect, useRef, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Field, TextArea, TextInput } from '#shared/ui';
import { useErrorText } from './view/FailureNotice.tsx';
import { asTyped, useFormStatus } from './Snapshots.tsx';
import { AgreementBox } from './view/leadFields.tsx';
import {
  digitsOf,
  digitsWithCountry,
  email,
  type FieldError,
  wholePhoneDigits,
  refused,
  required,
  validMessage,
  validName,
  validPhone,
  type Validate,
} from './validators.ts';

/** Completes typed or pasted digits so that, together with those before them, they form a number with its country. */
function completed(typed: string, before: string): string {
  if (before === '') return digitsWithCountry(typed);
  // Visitors type or paste the whole number even after +380 has appeared.
  return before === '380' ? digitsWithCountry(typed).replace(/^380/, '') : typed;
}

interface PhoneMask {
  /** Shows a value that was not typed here. */
  readonly show: (value: string) => void;
  readonly release: () => void;
}

/**
 * One field for 0XX…, 380XX…, +380XX… and foreign numbers: the mask follows the country code. Reports every accepted
 * value.
 */
export function maskPhone(field: HTMLInputElement, onAccept: (value: string) => void): PhoneMask {
  const mask = new InputMask(field, {
    mask: [{ mask: '+000 00 000 00 00' }, { mask: '+000000000000000' }],
    prepare: (typed: string, masked: Masked) => completed(typed, digitsOf(masked.value)),
    dispatch: (appended: string, masked: MaskedDynamic) => {
      const [ukrainian, foreign] = masked.compiledMasks;
      const digits = digitsOf(masked.value + appended);
      return digits.startsWith('380') ? ukrainian : foreign;
    },
  });
  // The mask adds the plus itself and does not say whether the visitor typed it.
  let countryIsTyped = false;
  mask.on('accept', (event) => {
    // A plus that replaces a number leaves the field empty.
    if (mask.value === '' && event?.data !== '+') countryIsTyped = false;
    onAccept(mask.value);
  });
  // The text typed since the field was empty. The mask alone is not enough: it drops brackets, and reads the first zero of 00 as +380.
  let typed = '';
  const follow = (inputType: string, text: string, isNew: boolean): void => {
    const before = isNew ? '' : typed;
    const isAppended = isNew || (typed !== '' && field.selectionStart === field.value.length);
    const isDeleted =
      isAppended && inputType === 'deleteContentBackward' && digitsOf(before).length > (before.startsWith('0') ? 2 : 0);
    if (inputType === 'insertText') typed = isAppended ? before + text : '';
    else typed = isDeleted ? before.replace(/\d\D*$/, '') : '';
  };
  // Visitors also repeat the zero when +380 appears for it: nine digits after 00 stay a Ukrainian number. Others go on with 380.
  const readPrefix = (): void => {
    const hasTrunkZero = countryIsTyped && typed.endsWith('(0)');
    if (!hasTrunkZero && !/^0(?:0?380|0[1-9]\d{9})/.test(digitsOf(typed))) return;
    mask.value = `+${digitsWithCountry(hasTrunkZero ? `+${typed.replace('+', '')}` : typed)}`;
    countryIsTyped = true;
    typed = '';
  };
  // The mask reads the selection when a key is pressed. Autofill and some keyboards of phones press none, and a number that is filled in over
  // another one would land in the middle of it.
  const beforeInput = ({ data, inputType }: InputEvent): void => {
    if (field.value === mask.displayValue) field.dispatchEvent(new KeyboardEvent('keydown'));
    const replacesAll = field.value !== '' && field.selectionStart === 0 && field.selectionEnd === field.value.length;
    countryIsTyped = (countryIsTyped && !replacesAll) || /\+|^\s*00/.test(data ?? '');
    follow(inputType, data ?? '', field.value === '' || replacesAll);
  };
  // Only with the last digit is it clear that the country code is missing. Enter fires a change before the submit,
  // too.
  const complete = (): void => {
    if (!countryIsTyped) mask.value = wholePhoneDigits(digitsOf(mask.value));
  };
  field.addEventListener('beforeinput', beforeInput);
  field.addEventListener('input', readPrefix);
  field.addEventListener('change', complete);
  return {
    show: (value) => {
      if (value !== mask.value) mask.value = value;
    },
    release: () => {
      field.removeEventListener('beforeinput', beforeInput);
      field.removeEventListener('input', readPrefix);
      field.removeEventListener('change', complete);
      mask.destroy();
    },
  };
}

/** Props of every field of a final-form. */
interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly validate?: Validate<string>;
  readonly autoComplete?: string;
}

interface Shown {
  readonly touched: boolean;
  /** The error text; undefined: none, or the field is untouched. */
  readonly error: string | undefined;
}

/** The error of a field: its own, or the backend's until the value changes. */
function useShownError(name: string, error: FieldError | undefined): Shown {
  const errorText = useErrorText();
  const status = useFormStatus();
  const touched = status.touched.includes(name);
  const wrong = error ?? (status.refused.includes(name) ? refused : undefined);
  return { touched, error: touched ? errorText(wrong) : undefined };
}

/** A text of the form: its input, and how its Field is to look. Valid means touched, filled and without an error. */
function useTextField({ name, label, required = false, validate }: FieldProps) {
  const { t } = useTranslation('form');
  const { input, meta } = useField<string>(name, { parse: asTyped, ...(validate && { validate }) });
  const { touched, error } = useShownError(name, meta.error as FieldError | undefined);
  return {
    input,
    field: {
      label,
      required,
      labelNote: required ? undefined : t('optional'),
      error,
      valid: touched && error === undefined && input.value !== '',
    },
  };
}

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email';
  readonly multiline?: boolean;
  readonly maxLength?: number;
}

function TextField({ type = 'text', multiline = false, maxLength, autoComplete, ...props }: TextFieldProps) {
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

interface LeadFieldProps {
  readonly label: string;
}

export function NameField({ label }: LeadFieldProps) {
  return <TextField name="name" label={label} required validate={validName} autoComplete="name" maxLength={200} />;
}

export function EmailField({ label }: LeadFieldProps) {
  return <TextField name="email" type="email" label={label} validate={email} autoComplete="email" maxLength={200} />;
}

export function MessageField({ label }: LeadFieldProps) {
  return <TextField name="message" label={label} multiline validate={validMessage} />;
}

/** The mask writes into the field itself, so React only gives it its first value. */
export function PhoneField({ label }: LeadFieldProps) {
  const name = 'phone';
  const { input, field } = useTextField({ name, label, required: true, validate: validPhone });
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
          autoComplete="tel"
          defaultValue={first}
          onFocus={input.onFocus}
          onBlur={input.onBlur}
        />
      )}
    </Field>
  );
}

/** Without it nothing is sent. */
export function AgreementField() {
  const name = 'agreement';
  const { input, meta } = useField<boolean>(name, { type: 'checkbox', validate: required });
  const { error } = useShownError(name, meta.error as FieldError | undefined);
  const { checked, onChange, onFocus, onBlur } = input;
  return (
    <AgreementBox checked={checked === true} onChange={onChange} onFocus={onFocus} onBlur={onBlur} error={error} />
  );
}
