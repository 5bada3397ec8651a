export { ConsentHost } from './ConsentPanel.tsx';
