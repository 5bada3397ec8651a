import { type ComponentProps, useState } from 'react';
import { formatNumber } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { TextInput } from '#shared/ui';
import { readMoney } from '../draft/numbers.ts';

type MoneyInputProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'type'> & {
  /** Hryvnias as text. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
};

/** A sum in hryvnias: thousands are set apart while nobody types in it. */
export function MoneyInput({ value, onValueChange, ...rest }: MoneyInputProps) {
  const language = useLanguage();
  const [typing, setTyping] = useState(false);
  const kopiykas = readMoney(value);
  const calm = kopiykas === null ? value : formatNumber(kopiykas / 100, language);
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typing ? value : calm}
      onChange={({ target }) => onValueChange(target.value)}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
    />
  );
}
