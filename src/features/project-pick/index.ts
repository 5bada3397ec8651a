export {
  projectLeft,
  projectPicked,
  projectPickSlice,
  projectPointedAt,
  projectsClosed,
  selectPickedProject,
  selectProjectPointedAt,
} from './projectPickSlice.ts';
