export { ProgrammeRules } from './ProgrammeRules.tsx';
