import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Image } from '#shared/answers';
import { Picture, PlanIcon } from '#shared/ui';
import styles from './FlatPlan.module.css';

interface FlatPlanProps {
  readonly plan: Image | null;
  readonly sizes: string;
  readonly className?: string | undefined;
  /** Why the sheet is empty, where there is room to say so. */
  readonly children?: ReactNode;
}

/** The drawing of a flat, or an empty sheet where there is none. */
export function FlatPlan({ plan, sizes, className, children }: FlatPlanProps) {
  return (
    <div className={clsx(styles.sheet, plan === null && styles.blank, className)}>
      {plan === null ? (
        <>
          <PlanIcon size={32} />
          {children}
        </>
      ) : (
        <Picture image={plan} sizes={sizes} />
      )}
    </div>
  );
}
