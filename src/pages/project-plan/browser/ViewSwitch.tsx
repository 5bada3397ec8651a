import { useTranslation } from 'react-i18next';
import { LocalLink } from '#shared/routing';
import { GridIcon, ListIcon, PlanIcon, TableIcon } from '#shared/ui';
import { loadViews } from './loadViews.ts';
import type { Plan } from '../model/usePlan.ts';
import styles from './ViewSwitch.module.css';

/** A failure is met again, and told, where the view is shown. */
const prepare = () => void loadViews().catch(() => undefined);

const icons = { plan: PlanIcon, board: GridIcon, list: ListIcon, table: TableIcon } as const;

/** Links, as each view has an address; the visitor's place on the page stays. */
export function ViewSwitch({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  return (
    <nav aria-label={t('view.label')} className={styles.switch} data-print="hide">
      {plan.views.map((view) => {
        const Icon = icons[view];
        return (
          <LocalLink
            key={view}
            to={plan.toView(view)}
            aria-current={view === plan.view ? 'true' : undefined}
            preventScrollReset
            {...(view !== 'plan' && { onPointerEnter: prepare, onFocus: prepare })}
            className={styles.view}
          >
            <Icon size={20} />
            <span>{t(`view.${view}`)}</span>
          </LocalLink>
        );
      })}
    </nav>
  );
}
