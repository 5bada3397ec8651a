/** What the form holds, as the visitor typed it. */
export interface ConsultationValues {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly agreement: boolean;
}

export const noValues: ConsultationValues = { name: '', phone: '', email: '', message: '', agreement: false };

/** What was typed into the plain form before the living one came. */
export function valuesOf(form: HTMLFormElement): ConsultationValues {
  const data = new FormData(form);
  const text = (name: keyof ConsultationValues): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    agreement: data.has('agreement'),
  };
}
