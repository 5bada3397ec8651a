export { boxesMeet, type Box } from './box.ts';
