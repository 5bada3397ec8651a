import { FlatStatusMark } from '#entities/flat';
import { flatStatuses } from '#features/flat-filter';
import styles from '../browser/PlanBrowser.module.css';

/** What the colours of a plan or a board mean. */
export function StatusLegend() {
  return (
    <ul className={styles.legend}>
      {flatStatuses.map((status) => (
        <li key={status}>
          <FlatStatusMark status={status} />
        </li>
      ))}
    </ul>
  );
}
