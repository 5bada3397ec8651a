import type { ReactNode } from 'react';
import { HorizonDrawing } from '../picture/HorizonDrawing.tsx';
import { Heading, Text } from '../text/Text.tsx';
import styles from './EmptyView.module.css';

interface EmptyViewProps {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  /** An alternative: reset a filter, request a call. */
  readonly action?: ReactNode;
  readonly level?: 2 | 3;
}

export function EmptyView({ title, hint, action, level = 2 }: EmptyViewProps) {
  return (
    <div className={styles.view}>
      <HorizonDrawing className={styles.drawing} />
      <Heading level={level} size="m">
        {title}
      </Heading>
      {hint !== undefined && <Text tone="soft">{hint}</Text>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
