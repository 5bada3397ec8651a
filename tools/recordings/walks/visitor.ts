/** The visitor of the walks: an invented name and phone. */
export const visitor = {
  ua: {
    name: 'Соломія Вербицька',
    phone: '0321112233',
    email: 'solomiia@example.com',
    message: 'Цікавлять дві кімнати з видом на парк',
  },
  en: {
    name: 'Ostap Verbytskyi',
    phone: '0324445566',
    email: 'ostap@example.com',
    message: 'Two rooms with a view of the park, please',
  },
} as const;
