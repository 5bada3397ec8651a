export { DetailsForm } from './DetailsForm.tsx';
export { MoveForm } from './MoveForm.tsx';
