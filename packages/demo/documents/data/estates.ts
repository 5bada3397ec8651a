/** What the documents of a complex say of it; the same facts as in content/projects/<alias>/project.yaml. */
export interface Estate {
  alias: string;
  name: string;
  address: string;
  houses: number;
  floors: string;
  flats: number;
  /** Hectares. */
  site: string;
  cadastre: string;
  /** Digits of the construction permit and of the certificate, without the region's letters. */
  permitDigits: string;
  land: string;
  /** Days; null for what has not been issued. */
  permit: string | null;
  declaration: string | null;
  /** Samples of the contract carry the day from which they are used. */
  contract: string | null;
  certificate: string | null;
}

export const ESTATES: readonly Estate[] = [
  {
    alias: 'obriy-park',
    name: 'Обрій Парк',
    address: 'м.\u00a0Львів, вул. Липневого Обрію, 7',
    houses: 3,
    floors: '9–16',
    flats: 251,
    site: '2,74',
    cadastre: '0000000001:07:014:0021',
    permitDigits: '012 345 678 901',
    land: '2023-11-20',
    permit: '2024-05-14',
    declaration: '2024-06-03',
    contract: '2024-06-10',
    certificate: null,
  },
  {
    alias: 'lypovyi-dvir',
    name: 'Липовий Двір',
    address: 'м.\u00a0Львів, вул. Лісової Брами, 18',
    houses: 4,
    floors: '5–6',
    flats: 83,
    site: '1,38',
    cadastre: '0000000001:05:032:0108',
    permitDigits: '012 260 721 118',
    land: '2025-10-08',
    permit: '2026-07-21',
    declaration: '2026-08-06',
    contract: '2026-08-20',
    certificate: null,
  },
  {
    alias: 'poltva-kvartal',
    name: 'Квартал Полтва',
    address: 'м.\u00a0Львів, вул. Північної Брами, 64',
    houses: 4,
    floors: '10–12',
    flats: 200,
    site: '2,05',
    cadastre: '0000000001:02:009:0064',
    permitDigits: '012 250 211 640',
    land: '2024-04-17',
    permit: '2025-02-11',
    declaration: '2025-03-04',
    contract: '2025-03-17',
    certificate: null,
  },
  {
    alias: 'svitankova-23',
    name: 'Світанкова, 23',
    address: 'м.\u00a0Львів, вул. Світанкова, 23',
    houses: 2,
    floors: '14 і 18',
    flats: 134,
    site: '0,96',
    cadastre: '0000000001:04:017:0023',
    permitDigits: '012 231 024 230',
    land: '2023-03-15',
    permit: '2023-10-24',
    declaration: '2023-11-13',
    contract: '2023-11-20',
    certificate: null,
  },
  {
    alias: 'tsehla',
    name: 'Цегла',
    address: 'м.\u00a0Львів, вул. Старої Цегельні, 9',
    houses: 2,
    floors: '7–8',
    flats: 120,
    site: '1,12',
    cadastre: '0000000001:03:021:0009',
    permitDigits: '012 230 216 090',
    land: '2021-09-09',
    permit: '2023-02-16',
    declaration: '2023-03-10',
    contract: '2023-03-20',
    certificate: '2026-03-18',
  },
  {
    alias: 'sykhivski-sady',
    name: 'Сихівські Сади',
    address: 'м.\u00a0Львів, вул. Яблуневого Цвіту, 21',
    houses: 5,
    floors: '9',
    flats: 180,
    site: '2,31',
    cadastre: '0000000001:07:040:0021',
    permitDigits: '012 221 006 210',
    land: '2021-04-22',
    permit: '2022-10-06',
    declaration: '2022-10-27',
    contract: '2022-11-07',
    certificate: '2025-10-16',
  },
  {
    alias: 'halytska-terasa',
    name: 'Галицька Тераса',
    address: 'м.\u00a0Львів, вул. Тихої Тераси, 3',
    houses: 1,
    floors: '5',
    flats: 28,
    site: '0,21',
    cadastre: '0000000001:01:004:0003',
    permitDigits: '012 210 928 030',
    land: '2020-06-11',
    permit: '2021-09-28',
    declaration: '2021-10-18',
    contract: '2021-10-25',
    certificate: '2024-11-21',
  },
  {
    alias: 'pivnichne-svitlo',
    name: 'Північне Світло',
    address: 'м.\u00a0Львів, вул. Ставкова Поляна, 2',
    houses: 2,
    floors: '12',
    flats: 160,
    site: '1,44',
    cadastre: '0000000001:02:051:0002',
    permitDigits: '012 000 000 020',
    land: '2026-06-18',
    permit: null,
    declaration: null,
    contract: null,
    certificate: null,
  },
];
