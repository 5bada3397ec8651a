export { antdLocale, AntdProvider } from './AntdProvider.tsx';
