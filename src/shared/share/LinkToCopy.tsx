import { Field, TextInput } from '#shared/ui';

/** A link for a visitor whose browser would not copy it: all of it is chosen at once. */
export function LinkToCopy({ url, label }: { readonly url: string; readonly label: string }) {
  return (
    <Field label={label}>
      {(control) => <TextInput {...control} readOnly value={url} onFocus={({ target }) => target.select()} />}
    </Field>
  );
}
