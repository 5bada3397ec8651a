import type { Term } from '#contract/common.ts';
import { Field, Select } from '#shared/ui';

interface TermSelectProps {
  readonly label: string;
  readonly anyText: string;
  readonly terms: readonly Term[];
  readonly chosen: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
}

/** One of a dictionary's values, or any. A link may name several: then the first one is shown. */
export function TermSelect({ label, anyText, terms, chosen, onChange }: TermSelectProps) {
  const known = chosen.find((key) => terms.some((term) => term.key === key));
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={known ?? ''}
          onChange={({ currentTarget: { value } }) => onChange(value === '' ? [] : [value])}
        >
          <option value="">{anyText}</option>
          {terms.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
