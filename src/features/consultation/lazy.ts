export { beginConsultation } from './sendConsultation.ts';
export { LiveConsultation } from './LiveConsultation.tsx';
