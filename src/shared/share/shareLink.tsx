import { Field, TextInput } from '#shared/ui';

/** `copied`: the link is in the clipboard; `shown`: the visitor can copy it by hand. */
export type ShareOutcome = 'none' | 'copied' | 'shown';

/** Whether the device's share sheet was shown, also when the visitor cancelled it. */
async function sheetCame(url: string, title: string): Promise<boolean> {
  try {
    await navigator.share({ url, title });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export async function copyLink(url: string): Promise<Exclude<ShareOutcome, 'none'>> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'shown';
  }
}

/** Uses the share sheet on touch devices, else the clipboard, else shows the link. */
export async function shareLink(url: string, title: string): Promise<ShareOutcome> {
  const withFinger = matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function';
  // Pages within other apps often may not open it.
  return withFinger && (await sheetCame(url, title)) ? 'none' : copyLink(url);
}

/** A link for a visitor whose browser would not copy it: all of it is chosen at once. */
export function LinkToCopy({ url, label }: { readonly url: string; readonly label: string }) {
  return (
    <Field label={label}>
      {(control) => <TextInput {...control} readOnly value={url} onFocus={({ target }) => target.select()} />}
    </Field>
  );
}
