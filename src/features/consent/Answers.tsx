import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui';
import styles from './ConsentPanel.module.css';
import type { Deciding } from './useDecide.ts';

interface AnswersProps extends Pick<Deciding, 'acceptAll' | 'refuseAll'> {
  /** What can be answered beside the two. */
  readonly children: ReactNode;
}

/** Yes and no are the same button with another word. */
export function Answers({ acceptAll, refuseAll, children }: AnswersProps) {
  const { t } = useTranslation('consent');
  return (
    <div className={styles.answers}>
      <Button variant="secondary" className={styles.answer} onClick={refuseAll}>
        {t('refuse')}
      </Button>
      <Button variant="secondary" className={styles.answer} onClick={acceptAll}>
        {t('accept')}
      </Button>
      {children}
    </div>
  );
}
