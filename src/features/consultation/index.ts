export { ConsultationBlock } from './ConsultationBlock.tsx';
export { consultationSlice } from './consultationSlice.ts';
