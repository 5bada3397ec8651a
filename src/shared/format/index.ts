export { formatDay, formatDayMonth, formatDayOfWeek, formatDayShort, formatMonth, formatMonthName, formatWeekdayDay, todayInKyiv } from './day.ts';
export { formatFileSize } from './fileSize.ts';
export { formatArea, formatChange, formatDistance, formatMetres, formatNumber, formatPercent } from './measure.ts';
export { hryvnias } from './hryvnias.ts';
export { formatMoment } from './moment.ts';
export { formatMoney, formatSum } from './money.ts';
export { formatClock, formatWeekdays } from './weekdays.ts';
export { kyivClock } from './kyivClock.ts';
export { telephoneLink } from './telephone.ts';
