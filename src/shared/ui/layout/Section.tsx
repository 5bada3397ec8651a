import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Heading } from '../text/Text.tsx';
import { Container } from './Container.tsx';
import styles from './Section.module.css';

interface SectionProps {
  /** Names the section for screen readers and links to it. */
  readonly id?: string | undefined;
  readonly heading?: ReactNode;
  /** A link or button at the end of the heading's line. */
  readonly action?: ReactNode;
  readonly tone?: 'paper' | 'deep' | 'linden';
  /** top: a horizon over the section; under: between heading and content; none: air alone. */
  readonly horizon?: 'top' | 'under' | 'none';
  /** The width of the content; the heading has the page's. */
  readonly width?: 'text' | 'page' | 'wide';
  /** compact: half of the air, for a block within a tab. */
  readonly space?: 'normal' | 'compact';
  /** Whether paper shows it. */
  readonly printed?: boolean;
  readonly children: ReactNode;
}

export function Section({
  id,
  heading,
  action,
  tone = 'paper',
  horizon = 'none',
  width = 'page',
  space = 'normal',
  printed = true,
  children,
}: SectionProps) {
  const headingId = id !== undefined && heading !== undefined ? `${id}-heading` : undefined;

  return (
    <section
      id={id}
      aria-labelledby={headingId}
      data-tone={tone === 'paper' ? undefined : tone}
      data-print={printed ? undefined : 'hide'}
      className={clsx(styles.section, styles[tone], styles[space])}
    >
      <Container width={width}>
        {horizon === 'top' && <div className={styles.line} />}
        {heading !== undefined && (
          <header className={clsx(styles.header, horizon === 'under' && styles.under)}>
            <div className={styles.words}>
              <Heading level={2} size={space === 'compact' ? 'm' : 'l'} id={headingId}>
                {heading}
              </Heading>
            </div>
            {action !== undefined && <div className={styles.action}>{action}</div>}
          </header>
        )}
        {children}
      </Container>
    </section>
  );
}
