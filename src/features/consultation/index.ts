export { ConsultationBlock } from './ConsultationBlock.tsx';
