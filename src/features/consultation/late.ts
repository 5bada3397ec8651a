export { ConsultationSuccess, type ConsultationSuccessProps } from './ConsultationSuccess.tsx';
export { LiveForm, type LiveFormProps } from './LiveForm.tsx';
