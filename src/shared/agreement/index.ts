export { AgreementBox } from './AgreementBox.tsx';
export { consentVersion } from './consentVersion.ts';
