export { ConsultationBlock } from './ConsultationBlock.tsx';
export type { consultationSlice } from './consultationSlice.ts';
