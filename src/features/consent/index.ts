export { ConsentHost } from './ConsentHost.tsx';
