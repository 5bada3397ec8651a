export { MultiSelect } from './MultiSelect.tsx';
export { findOptions, type Option } from './option.ts';
