import { useField } from 'react-final-form';
import { Honeypot } from '#shared/ui';
import { asTyped } from './fieldProps.ts';

/** The field that no person sees. */
export function HoneypotField() {
  const { input } = useField<string>('website', { parse: asTyped });
  return <Honeypot name={input.name} value={input.value} onChange={input.onChange} />;
}
