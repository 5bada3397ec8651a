import type { AboutData } from '#shared/answers';
import { Text, Timeline } from '#shared/ui';
import styles from './CompanyHistory.module.css';

type History = AboutData['history'];

/** The years along the horizon; the last one is where the company stands. */
export function CompanyHistory({ history }: { readonly history: History }) {
  return (
    <Timeline
      className={styles.history}
      marks={history.map(({ year, title, text }, index) => ({
        key: `${year} ${title}`,
        when: <span className={styles.year}>{year}</span>,
        title,
        state: index === history.length - 1 ? 'current' : 'done',
        details: text !== null && (
          <Text size="s" tone="soft">
            {text}
          </Text>
        ),
      }))}
    />
  );
}
