export { ScriptsOff } from './ScriptsOff.tsx';
