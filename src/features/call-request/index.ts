export { CallRequestButton } from './CallRequestButton.tsx';
