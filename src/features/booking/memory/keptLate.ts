export { returnVisit } from '../sending/returnVisit.ts';
export { followVisit } from './followVisit.ts';
export { persistPerson } from './persistPerson.ts';
