export { antdLocale } from '#shared/antd';
export { CallRequestModal } from './CallRequestModal.tsx';
