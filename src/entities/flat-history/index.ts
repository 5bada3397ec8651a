export { flatHistoryApi } from './flatHistoryApi.ts';
export { PriceHistory } from './PriceHistory.tsx';
