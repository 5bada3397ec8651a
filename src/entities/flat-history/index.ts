export { flatHistoryApi } from './flatHistoryApi.ts';
export { PriceHistory } from './HistoryPlace.tsx';
