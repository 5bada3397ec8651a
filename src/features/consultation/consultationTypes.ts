/** What the form holds, as the visitor typed it. */
export interface ConsultationDraft {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** When a call is welcome; empty: as soon as possible. */
  readonly callTime: string;
  readonly message: string;
  readonly agreement: boolean;
}

export const emptyConsultation: ConsultationDraft = {
  name: '',
  phone: '',
  email: '',
  callTime: '',
  message: '',
  agreement: false,
};
