export { returnVisit } from '../sending/returnVisit.ts';
export { followVisit } from './followVisit.ts';
export { keepPerson } from './keepPerson.ts';
