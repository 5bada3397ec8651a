import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { flatFilter, FlatFilterForm, hasConditions } from '#features/flat-filter';
import { useApiSelector } from '#shared/api';
import { useDisclosure } from '#shared/store';
import { useUrlFilter } from '#shared/form';
import { Block, LoadFailed, useImportWithTexts, useLazyModule } from '#shared/lazy';
import { LocalLink } from '#shared/routing';
import {
  Accordion,
  Button,
  Icon,
  type IconProps,
  ListIcon,
  PlanIcon,
  SkeletonBlock,
  Text,
  VisuallyHidden,
} from '#shared/ui';
import { type Plan, selectFlatFacets, selectLevelFlats, selectMatchingFlats } from '../model/usePlan.ts';
import type { FlatsViewProps } from '../views/FlatsView.tsx';
import styles from './PlanBrowser.module.css';

function TableIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 5.25h16.5v13.5H3.75zM3.75 9.75h16.5M3.75 14.25h16.5M9.75 9.75v9" />
    </Icon>
  );
}

function GridIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />
    </Icon>
  );
}

/** Board, list, table and the empty view are lazy: the plan needs none of their code and texts. */
function importViews() {
  return import(/* webpackChunkName: "plan-views" */ '../views/FlatsView.tsx');
}

const partNamespaces = ['planViews', 'levels', 'saving', 'list'];

const icons = { plan: PlanIcon, board: GridIcon, list: ListIcon, table: TableIcon } as const;

/** Links, as each view has an address; the visitor's place on the page stays. */
function ViewSwitch({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const load = useImportWithTexts(importViews, partNamespaces);
  // A failure is shown with the view itself.
  const prepare = () => void load().catch(() => undefined);
  return (
    <nav
      aria-label={t('view.label')}
      className={styles.switch}
      style={{ '--views': plan.views.length } as CSSProperties}
    >
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

/** Where to find the flats without scripts; on the server only. */
function WithoutScripts({ plan: { views, toView } }: Pick<FlatsViewProps, 'plan'>) {
  const { t } = useTranslation('noScripts');
  return (
    <p>
      {views.includes('plan') ? (
        <>
          {t('planViews')} <LocalLink to={toView('plan')}>{t('toPlan')}</LocalLink>
        </>
      ) : (
        t('lists')
      )}
    </p>
  );
}

/** The place of a view that is not the plan, and of what is said when no flat fits. */
function LazyView(props: FlatsViewProps) {
  const { part, failed, retry } = useLazyModule(useImportWithTexts(importViews, partNamespaces), true);
  if (part !== null) return <part.FlatsView {...props} />;
  if (failed) return <LoadFailed onRetry={retry} />;
  return (
    <>
      <noscript>{__RENDERS_ON_SERVER__ && <WithoutScripts plan={props.plan} />}</noscript>
      {/* About a screen of room, so that nothing under it is seen and pushed away. */}
      <SkeletonBlock height="100svh" />
    </>
  );
}

interface PlanBrowserProps {
  readonly plan: Plan;
  /** Below the site plan the picture comes first, and the filter is folded. */
  readonly folded?: boolean;
  /** The plan of the level, which is the first of the views. */
  readonly picture: ReactNode;
}

/** The flats of a level: the filter, and one of the views. */
export function PlanBrowser({ plan, folded = false, picture }: PlanBrowserProps) {
  const { t } = useTranslation('plan');
  const { selectorArgs, view } = plan;
  const { filter, change, clear, hrefOf } = useUrlFilter(flatFilter);
  const matches = useApiSelector((state) => selectMatchingFlats(state, selectorArgs));
  const flats = useApiSelector((state) => selectLevelFlats(state, selectorArgs));
  const facets = useApiSelector((state) => selectFlatFacets(state, selectorArgs));
  const free = matches.filter(({ status, status_assumed: assumed }) => status === 'free' && !assumed).length;
  const active = flatFilter.chosen(filter).length;
  const filters = useDisclosure('flatFilter');
  const countRef = useRef<HTMLParagraphElement>(null);
  const reset = (): void => {
    // Before the button is removed together with the focus.
    countRef.current?.focus();
    clear();
  };
  const form = hasConditions(facets, filter) ? (
    <Block name="filter">
      <FlatFilterForm filter={filter} facets={facets} flats={flats} onChange={change} hrefOf={hrefOf} />
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
        <div data-print="hide">
          <Accordion
            summary={active === 0 ? t('filter.folded') : t('filter.foldedActive', { count: active })}
            wide
            {...filters}
          >
            {form}
          </Accordion>
        </div>
      ) : (
        form
      )}
      <div className={styles.bar}>
        <div className={clsx(styles.found, folded && active === 0 && styles.known)} aria-live="polite">
          <p ref={countRef} tabIndex={-1} className={styles.count}>
            {t('found', { count: matches.length })}
          </p>
          {(free > 0 || !flats.some(({ status_assumed: assumed }) => assumed)) && (
            <Text size="s" tone="muted">
              {t('foundFree', { count: free })}
            </Text>
          )}
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
      {(view !== 'plan' || matches.length === 0) && (
        <Block key={view} name="flats" required>
          <LazyView plan={plan} flats={matches} filter={filter} countRef={countRef} onChange={change} onReset={reset} />
        </Block>
      )}
      {view === 'plan' && (
        <Block name="plan" required>
          {picture}
        </Block>
      )}
    </>
  );
}
