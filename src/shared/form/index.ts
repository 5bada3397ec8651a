export { AgreementField } from './AgreementField.tsx';
export { ErrorSummary } from './ErrorSummary.tsx';
export { FailureNotice } from './FailureNotice.tsx';
export { toInternational } from './phone.ts';
export { PhoneField } from './PhoneField.tsx';
export { Snapshots } from './Snapshots.tsx';
export { submitForm } from './submitForm.ts';
export { TextField } from './TextField.tsx';
export { email, validName, validPhone } from './validators.ts';
