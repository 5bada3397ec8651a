import { useTranslation } from 'react-i18next';
import { formatDay, formatMoneyExact } from '#shared/format';
import { useLanguage } from '#shared/routing';
import type { InstalmentPlan, Payment } from './instalment.ts';
import styles from './PaymentsTable.module.css';

interface PaymentsTableProps {
  readonly plan: InstalmentPlan;
  readonly payments: readonly Payment[];
}

/** Every payment with its day, to the kopiyka. */
export function PaymentsTable({ plan, payments }: PaymentsTableProps) {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const money = (value: number): string => formatMoneyExact(value, language);

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('table.number')}</th>
          <th scope="col">{t('table.day')}</th>
          <th scope="col">{t('table.amount')}</th>
          <th scope="col">{t('table.left')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>0</td>
          <td>{t('table.contract')}</td>
          <td>{money(plan.down)}</td>
          <td>{money(plan.price - plan.down)}</td>
        </tr>
        {payments.map(({ number, day, amount, left }) => (
          <tr key={number}>
            <td>{number}</td>
            <td>{formatDay(day, language)}</td>
            <td>{money(amount)}</td>
            <td>{money(left)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('total')}
          </th>
          <td>{money(plan.price)}</td>
          <td>{money(0)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
