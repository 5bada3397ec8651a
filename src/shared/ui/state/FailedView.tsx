import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { Icon, type IconProps } from '../icons/Icon.tsx';
import { Heading, Text } from '../text/Text.tsx';
import styles from './FailedView.module.css';

function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 21.5 20h-19zM12 9.75v4.5M12 16v1.5" />
    </Icon>
  );
}

interface FailedViewProps {
  readonly title: ReactNode;
  /** It replaces the whole page, and its title is the page's. */
  readonly wholePage?: boolean;
  readonly hint?: ReactNode;
  /** The button that tries again. */
  readonly retry?: Pick<ComponentProps<typeof Button>, 'children' | 'onClick' | 'loading' | 'size'> | false;
  /** Other buttons instead of it. */
  readonly action?: ReactNode;
}

/** An error with an action; announced at once. */
export function FailedView({ title, wholePage = false, hint, retry = false, action }: FailedViewProps) {
  const actions = retry ? <Button variant="secondary" {...retry} /> : action;
  return (
    <div role="alert" className={styles.view}>
      <AlertIcon size={24} className={styles.icon} />
      <div className={styles.words}>
        {wholePage ? (
          <Heading level={1} size="m">
            {title}
          </Heading>
        ) : (
          <Text weight="bold">{title}</Text>
        )}
        {hint !== undefined && <Text tone="soft">{hint}</Text>}
        {actions !== undefined && <div className={styles.action}>{actions}</div>}
      </div>
    </div>
  );
}
