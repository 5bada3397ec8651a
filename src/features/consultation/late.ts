export { beginConsultation } from './beginConsultation.ts';
export { LiveConsultation } from './LiveConsultation.tsx';
