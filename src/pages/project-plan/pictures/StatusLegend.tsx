import { flatStatuses } from '#domain/flats/flatValues.ts';
import { FlatStatusMark } from '#entities/flat';
import styles from '../browser/PlanBrowser.module.css';

/** What the colours of a plan or a board mean. */
export function StatusLegend() {
  return (
    <ul className={styles.legend}>
      {flatStatuses.map((status) => (
        <li key={status}>
          <FlatStatusMark flat={{ status }} />
        </li>
      ))}
    </ul>
  );
}
