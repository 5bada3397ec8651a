export { AntdProvider } from './AntdProvider.tsx';
