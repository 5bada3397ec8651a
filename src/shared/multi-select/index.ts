export { MultiSelect } from './MultiSelect.tsx';
export type { Option } from './option.ts';
