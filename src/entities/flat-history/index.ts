export { flatHistoryApi } from './flatHistoryApi.ts';
export { FlatPriceHistory } from './HistoryPlace.tsx';
