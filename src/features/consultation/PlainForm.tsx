import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementBox } from '#shared/agreement';
import { Field, TextArea, TextInput } from '#shared/ui';
import { FormFrame } from './FormFrame.tsx';

/** The form before its code: the same fields in the same places, the browser's own input. */
export function PlainForm(props: Omit<ComponentProps<typeof FormFrame>, 'name' | 'phone' | 'email' | 'message' | 'agreement'>) {
  const { t } = useTranslation(['consultation', 'form']);
  const optional = t('form:optional');
  return (
    <FormFrame
      {...props}
      name={
        <Field label={t('name')} required>
          {(control) => <TextInput {...control} name="name" autoComplete="name" maxLength={200} />}
        </Field>
      }
      phone={
        <Field label={t('phone')} required>
          {(control) => <TextInput {...control} name="phone" type="tel" autoComplete="tel" />}
        </Field>
      }
      email={
        <Field label={t('email')} labelNote={optional}>
          {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" maxLength={200} />}
        </Field>
      }
      message={
        <Field label={t('message')} labelNote={optional}>
          {(control) => <TextArea {...control} name="message" maxLength={3900} />}
        </Field>
      }
      agreement={<AgreementBox name="agreement" />}
    />
  );
}
