export const COMPANY = {
  name: 'ТОВ «Обрій Девелопмент»',
  address: '79000, м.\u00a0Львів, вул. Ранкової Варти, 12',
  code: '00000013',
  charter: { first: '2013-04-09', current: '2024-01-22' },
};

/** A day as Ukrainian documents write it. */
export const written = (day: string): string => day.split('-').toReversed().join('.');
