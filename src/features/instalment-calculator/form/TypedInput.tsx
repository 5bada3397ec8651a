import { type ComponentProps, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { languageFacts } from '#domain/languages.ts';
import { formatNumber } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Text, TextInput } from '#shared/ui';

/** Says that a value of the address was out of bounds, and what replaced it. */
export function ClampedNote({ children }: { readonly children: ReactNode }) {
  return (
    <Text size="xs" tone="danger">
      {children}
    </Text>
  );
}

type TypedInputProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'type'> & {
  /** A number as text; other text is shown as it is. */
  readonly value: string;
  readonly read: (text: string) => number | null;
  readonly onValueChange: (value: string) => void;
};

/** Whether it is written in full with two decimals. */
function isShort(number: number): boolean {
  return Number(number.toFixed(2)) === number;
}

/**
 * A number, mostly of at most two decimals. While it is edited, the field shows what was typed. On blur an empty field gets the default
 * value, and the number its thousands separators.
 */
export function TypedInput({ value, read, onValueChange, ...rest }: TypedInputProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const number = read(value);
  const short = number !== null && isShort(number);
  const calm = short ? formatNumber(number, language) : value;
  const bare = short ? String(number).replace('.', languageFacts(language).decimal) : value;
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? calm}
      // A replay never has the focus.
      data-unfocused={typed === null ? undefined : calm}
      onChange={({ target }) => {
        setTyped(target.value);
        onValueChange(target.value);
      }}
      onFocus={({ target }) => {
        const all = target.selectionStart === 0 && target.selectionEnd === calm.length;
        flushSync(() => setTyped(bare));
        // A value that changes loses the selection that Tab made.
        if (all && bare !== calm) target.select();
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
