import { type ComponentProps, useState } from 'react';
import { formatNumber } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { TextInput } from '#shared/ui';
import { readMoney } from '../draft/numbers.ts';

type TypedInputProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'type'> & {
  /** A number as text; what is no number is shown as it is. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
};

/**
 * A number of at most two decimals. Whoever types in it sees what was typed, an empty field too: the usual value, which then
 * holds, comes back when the field is left, with its thousands set apart.
 */
export function TypedInput({ value, onValueChange, ...rest }: TypedInputProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const hundredths = readMoney(value);
  const calm = hundredths === null ? value : formatNumber(hundredths / 100, language);
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? calm}
      onChange={({ target }) => {
        setTyped(target.value);
        onValueChange(target.value);
      }}
      onFocus={() => setTyped(value)}
      onBlur={() => setTyped(null)}
    />
  );
}
