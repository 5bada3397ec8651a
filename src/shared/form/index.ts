export { AgreementField } from './AgreementField.tsx';
export { FailureNotice } from './FailureNotice.tsx';
export { useFormStatus, type FormStatus } from './formStatus.ts';
export { LeadForm } from './LeadForm.tsx';
export type { LeadGuard } from './leadGuard.ts';
export { toInternational } from './phone.ts';
export { PhoneField } from './PhoneField.tsx';
export { TextField } from './TextField.tsx';
export { email, validName, validPhone } from './validators.ts';
