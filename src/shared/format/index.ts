export { formatDay, formatDayMonth, formatMonth, formatMonthName, todayInKyiv } from './day.ts';
export { formatFileSize } from './fileSize.ts';
export { formatArea, formatDistance, formatMetres, formatNumber, formatPercent } from './measure.ts';
export { hryvnias } from './hryvnias.ts';
export { formatMoment } from './moment.ts';
export { formatMoney, formatMoneyExact } from './money.ts';
export { formatClock, formatWeekdays } from './weekdays.ts';
export { kyivClock } from './kyivClock.ts';
export { telephoneLink } from './telephone.ts';
