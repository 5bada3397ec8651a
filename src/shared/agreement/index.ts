export { AgreementBox } from './AgreementBox.tsx';
