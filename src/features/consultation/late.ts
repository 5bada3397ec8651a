export { beginConsultation } from './beginConsultation.ts';
export { ConsultationSuccess, type ConsultationSuccessProps } from './ConsultationSuccess.tsx';
export { LiveForm, type LiveFormProps } from './LiveForm.tsx';
