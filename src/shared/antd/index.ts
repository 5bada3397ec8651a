export { AntdProvider } from './AntdProvider.tsx';
export { antdLocale } from './antdLocale.ts';
