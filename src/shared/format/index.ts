export { formatDay, formatMonth, todayInKyiv } from './day.ts';
export { formatArea, formatDistance, formatMetres, formatNumber, formatPercent } from './measure.ts';
export { formatMoney, formatMoneyExact } from './money.ts';
export { telephoneLink } from './telephone.ts';
