import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Heading, Lead } from '../text/Text.tsx';
import { Container } from './Container.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly breadcrumbs?: ReactNode;
  /** Small line over the title: a date, a status, a district. */
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Beside the title on wide screens, below it on narrow ones. */
  readonly aside?: ReactNode;
  /** Long titles (news, offers) take the smaller size. */
  readonly size?: 'l' | 'xl';
  readonly className?: string | undefined;
}

export function PageHeader({ breadcrumbs, eyebrow, title, lead, aside, size = 'xl', className }: PageHeaderProps) {
  return (
    <Container className={clsx(styles.header, className)}>
      {breadcrumbs}
      <div className={styles.row}>
        <div className={styles.words}>
          {eyebrow !== undefined && <div className={styles.eyebrow}>{eyebrow}</div>}
          <Heading level={1} size={size}>
            {title}
          </Heading>
          {lead !== undefined && <Lead className={styles.lead}>{lead}</Lead>}
        </div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
    </Container>
  );
}
