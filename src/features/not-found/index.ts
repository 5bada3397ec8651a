export { NotFoundView } from './NotFoundView.tsx';
