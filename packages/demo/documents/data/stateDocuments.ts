import { COMPANY, written } from './company.ts';
import type { Estate } from './estates.ts';
import type { LegalDocument } from './legalDocument.ts';

const digitsOf = (number: string): string => number.replaceAll(/\D/g, '');

export function permit(estate: Estate, date: string): LegalDocument {
  const number = `ЛВ ${estate.permitDigits}`;
  return {
    id: 'construction-permit',
    group: 'permits',
    title: { ua: 'Дозвіл на виконання будівельних робіт', en: 'Construction permit' },
    date,
    number,
    issuer: 'Дозвільний документ',
    facts: [
      ['Номер у реєстрі', number],
      ['Дата видачі', written(date)],
      ['Об’єкт', `Житловий комплекс «${estate.name}»`],
      ['Адреса', estate.address],
      ['Замовник будівництва', `${COMPANY.name}, код ${COMPANY.code}`],
      ['Клас наслідків', estate.flats < 100 ? 'СС2 — середні наслідки' : 'СС3 — значні наслідки'],
      ['Показники', `${estate.houses} буд., поверхів: ${estate.floors}, квартир: ${estate.flats}`],
    ],
    sections: [
      {
        heading: 'Що дозволено',
        clauses: [
          'Виконання підготовчих і будівельних робіт з нового будівництва багатоквартирних житлових будинків з підземним паркінгом і вбудованими приміщеннями відповідно до затвердженої проєктної документації.',
          `Роботи ведуться в межах земельної ділянки площею ${estate.site} га, кадастровий номер ${estate.cadastre}.`,
        ],
      },
      {
        heading: 'Обов’язки замовника',
        clauses: [
          'Забезпечити авторський і технічний нагляд протягом усього будівництва.',
          'Повідомляти про зміну відповідальних осіб протягом трьох робочих днів.',
          'Зберігати зелені насадження, позначені на генеральному плані, та відновити благоустрій прилеглої території до введення об’єкта в експлуатацію.',
        ],
      },
    ],
    signed: 'Уповноважена особа органу контролю',
  };
}

export function landExtract(estate: Estate): LegalDocument {
  const number = digitsOf(estate.cadastre).slice(-9);
  return {
    id: 'land-extract',
    group: 'land',
    title: { ua: 'Витяг про речове право на земельну ділянку', en: 'Extract on the right to the land plot' },
    date: estate.land,
    number,
    issuer: 'Витяг з реєстру прав',
    facts: [
      ['Номер витягу', number],
      ['Дата формування', written(estate.land)],
      ['Кадастровий номер', estate.cadastre],
      ['Площа', `${estate.site} га`],
      ['Адреса', estate.address],
      ['Цільове призначення', '02.03 — для будівництва й обслуговування багатоквартирного житлового будинку'],
      ['Правокористувач', `${COMPANY.name}, код ${COMPANY.code}`],
    ],
    sections: [
      {
        heading: 'Право',
        clauses: [
          'Вид речового права: право оренди земельної ділянки строком на десять років із переважним правом поновлення.',
          'Обтяження, іпотеки та заборони відчуження щодо ділянки на дату формування витягу не зареєстровані.',
        ],
      },
      {
        heading: 'Межі',
        clauses: [
          'Межі ділянки встановлено в натурі й погоджено із суміжними землекористувачами; план меж є невід’ємною частиною витягу.',
        ],
      },
    ],
    signed: 'Державний реєстратор',
  };
}

export function certificate(estate: Estate, date: string): LegalDocument {
  const number = `ЛВ 1${estate.permitDigits.slice(1)}`;
  return {
    id: 'readiness-certificate',
    group: 'declarations',
    title: { ua: 'Сертифікат про готовність об’єкта до експлуатації', en: 'Certificate of readiness for use' },
    date,
    number,
    issuer: 'Введення в експлуатацію',
    facts: [
      ['Номер у реєстрі', number],
      ['Дата видачі', written(date)],
      ['Об’єкт', `Житловий комплекс «${estate.name}»`],
      ['Адреса', estate.address],
      ['Замовник', `${COMPANY.name}, код ${COMPANY.code}`],
      ['Прийнято', `${estate.houses} буд., поверхів: ${estate.floors}, квартир: ${estate.flats}`],
    ],
    sections: [
      {
        heading: 'Висновок',
        clauses: [
          'Закінчений будівництвом об’єкт відповідає проєктній документації, державним будівельним нормам і вимогам пожежної безпеки та готовий до експлуатації.',
          'Інженерні мережі випробувано, ліфти прийнято, захисну споруду в підземному рівні внесено до обліку.',
        ],
      },
      {
        heading: 'Додатки',
        clauses: [
          'Акт готовності об’єкта, підписаний замовником, проєктувальником і підрядником.',
          'Матеріали технічної інвентаризації будинків і квартир.',
        ],
      },
    ],
    signed: 'Уповноважена особа органу контролю',
  };
}
