/** What stands on the map once a visitor does something with it; one chunk. */
export { AreaSearch } from './AreaSearch.tsx';
export { PickedProject } from './PickedProject.tsx';
