import { useTranslation } from 'react-i18next';
import type { Flat } from '#shared/answers';
import { formatArea } from '#shared/format';
import { useLanguage } from '#shared/routing';
import styles from './FlatSpaces.module.css';

/** The rooms in the order of the numbers on the drawing; where there is none, the numbers are nobody's. */
export function FlatSpaces({ flat }: { readonly flat: Flat }) {
  const { t } = useTranslation(['flat', 'plan', 'housing']);
  const language = useLanguage();
  const area = (value: number): string => t('housing:area', { value: formatArea(value, language) });

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {t(flat.plan === null ? 'flat:spaces.alone' : 'flat:spaces.caption')}
      </caption>
      <tbody>
        {flat.spaces.map((space, index) => (
          <tr key={`${index + 1} ${space.name}`}>
            <th scope="row">
              {flat.plan !== null && <span className={styles.number}>{index + 1}</span>}
              {space.name}
            </th>
            <td>{area(space.area)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {flat.living_area !== null && (
          <tr>
            <th scope="row">{t('flat:spaces.living')}</th>
            <td>{area(flat.living_area)}</td>
          </tr>
        )}
        {flat.kitchen_area !== null && (
          <tr>
            <th scope="row">{t('flat:spaces.kitchen')}</th>
            <td>{area(flat.kitchen_area)}</td>
          </tr>
        )}
        {flat.total_area !== null && (
          <tr className={styles.total}>
            <th scope="row">{t('housing:label.totalArea')}</th>
            <td>{area(flat.total_area)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
