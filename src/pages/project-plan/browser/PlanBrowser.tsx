import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from 'react-i18next';
import { activeCount, asksAnything, FlatFilterForm, useFlatFilter } from '#features/flat-filter';
import type { ApiState } from '#shared/api';
import { useDisclosure } from '#shared/disclosure';
import { Block } from '#shared/loading';
import { Accordion, Button, Text, VisuallyHidden } from '#shared/ui';
import { selectFlatFacets, selectWantedFlats } from '../model/planSelectors.ts';
import type { Plan } from '../model/usePlan.ts';
import { LateView } from './LateView.tsx';
import styles from './PlanBrowser.module.css';
import { ViewSwitch } from './ViewSwitch.tsx';

interface PlanBrowserProps {
  readonly plan: Plan;
  /** Below the site the plan comes first, and the filter when it is asked for. */
  readonly folded?: boolean;
  /** The plan of the level, which is the first of the views. */
  readonly picture: ReactNode;
}

/** The flats of a level: what is wanted of them, and one of the ways to look at them. */
export function PlanBrowser({ plan, folded = false, picture }: PlanBrowserProps) {
  const { t } = useTranslation('plan');
  const { question, view } = plan;
  const { filter, change, reset, hrefOf } = useFlatFilter();
  const wanted = useSelector((state: ApiState) => selectWantedFlats(state, question));
  const facets = useSelector((state: ApiState) => selectFlatFacets(state, question));
  const free = wanted.reduce((count, { status }) => count + Number(status === 'free'), 0);
  const active = activeCount(filter);
  const filters = useDisclosure('flatFilter');
  const form = asksAnything(facets, filter) ? (
    <Block name="filter">
      <FlatFilterForm filter={filter} facets={facets} onChange={change} hrefOf={hrefOf} />
    </Block>
  ) : null;

  return (
    <>
      {folded && (
        <h2>
          <VisuallyHidden>{t('heading')}</VisuallyHidden>
        </h2>
      )}
      {folded && form !== null ? (
        <Accordion
          summary={active === 0 ? t('filter.folded') : t('filter.foldedActive', { count: active })}
          wide
          {...filters}
          className={styles.folded}
        >
          {form}
        </Accordion>
      ) : (
        form
      )}
      <div className={styles.bar}>
        <div className={clsx(styles.found, folded && active === 0 && styles.known)} aria-live="polite">
          <p className={styles.count}>{t('found', { count: wanted.length })}</p>
          <Text size="s" tone="muted">
            {t('foundFree', { count: free })}
          </Text>
        </div>
        {active > 0 && (
          <Button variant="quiet" size="s" onClick={reset}>
            {t('filter.reset')}
          </Button>
        )}
        <Block name="views">
          <ViewSwitch plan={plan} />
        </Block>
      </div>
      {(view !== 'plan' || wanted.length === 0) && (
        <Block key={view} name="flats" wanted>
          <LateView plan={plan} flats={wanted} filter={filter} onChange={change} onReset={reset} />
        </Block>
      )}
      {view === 'plan' && (
        <Block name="plan" wanted>
          {picture}
        </Block>
      )}
    </>
  );
}
