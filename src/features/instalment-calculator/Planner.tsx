import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlatWords } from '#entities/flat';
import { choiceIn, choiceParams } from '#entities/purchase-cost';
import type { CalculatorFlat, CalculatorProject } from '#shared/responses';
import { useOrigin } from '#shared/config';
import { NoScriptContact } from '#shared/form';
import { formatPercent, joinWords } from '#shared/format';
import { LoadFailed, useImportWithTexts, useLazyModule } from '#shared/lazy';
import { pathTo, useLanguage, useLocalizedPath, usePageSearch, withQuery } from '#shared/routing';
import { useToday } from '#shared/time';
import { Button, SkeletonBlock, Text } from '#shared/ui';
import { type CalculatorDraft, type PlanDraft, writeDraft } from './draft/calculatorDraft.ts';
import { type CheckedHome, type CheckedPlan, waysOf } from './draft/checkPlan.ts';
import type { ChangeDraft } from './draft/useCalculatorDraft.ts';
import styles from './Planner.module.css';
import { HomeFields, useFlatTitle } from './form/HomeFields.tsx';
import { PlanFields } from './form/PlanFields.tsx';
import { instalmentOutcome, type Outcome } from './outcome.ts';
import { PlanResult, type PlanTexts, usePlanTexts } from './PlanResult.tsx';

export function CalculatorSkeleton() {
  return (
    <div className={styles.planner} aria-hidden>
      <SkeletonBlock height="36rem" />
      <SkeletonBlock height="36rem" />
    </div>
  );
}

interface AnnouncedPlan {
  /** Of the project. */
  readonly alias: string;
  readonly draft: CalculatorDraft;
  readonly flat: CalculatorFlat | null;
  readonly checked: CheckedPlan;
  readonly texts: PlanTexts;
}

/** The plan as text for a salesperson, one figure a line, with the address that shows it. */
function usePlanMessage(): (plan: AnnouncedPlan) => string {
  const { t } = useTranslation('calculator');
  const localize = useLocalizedPath();
  const origin = useOrigin();
  const titleOf = useFlatTitle();
  const wordsOf = useFlatWords();
  const search = usePageSearch();
  const flatLine = (flat: CalculatorFlat): string => {
    const { floor, section, building } = wordsOf(flat);
    return joinWords([titleOf(flat), floor, section, building]);
  };

  return ({ alias, draft, flat, checked, texts: { payment, rhythm, changes, facts } }) =>
    [
      checked.way === 'mortgage' ? checked.programme.name : t('way.instalment'),
      ...(flat === null ? [] : [flatLine(flat)]),
      `${payment} ${rhythm}`,
      ...changes,
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      ...(origin === null
        ? []
        : [
            origin +
              withQuery(
                localize(pathTo('projectBond', { alias })),
                writeDraft(new URLSearchParams(choiceParams(choiceIn(search))), draft),
              ),
          ]),
    ].join('\n');
}

/** The chart, the mortgage fields and all that is below: the plan in hryvnias works without them. */
function importMore() {
  return import(/* webpackChunkName: "calculator-more" */ './more/index.ts');
}

const partNamespaces = ['schedule', 'mortgage', 'purchaseCost'];

type MoreParts = Awaited<ReturnType<typeof importMore>>;

interface PlannerProps {
  readonly formRef: RefObject<HTMLDivElement | null>;
  readonly project: CalculatorProject;
  readonly draft: CalculatorDraft;
  readonly home: CheckedHome;
  readonly checked: CheckedPlan;
  readonly onChange: ChangeDraft;
  readonly renderPlanAction: (plan: string) => ReactNode;
}

/** Null: none; undefined: the calculation is still loading. */
function outcomeOf(checked: CheckedPlan, part: MoreParts | null): Outcome | null | undefined {
  if (checked.terms === null) return null;
  return checked.way === 'instalment' ? instalmentOutcome(checked.terms, checked.rate) : part?.outcomeOf(checked);
}

/** The fields beside the result; below them all payments and the other ways to pay. */
export function Planner({ formRef, project, draft, home, checked, onChange, renderPlanAction }: PlannerProps) {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const textsOf = usePlanTexts();
  const messageOf = usePlanMessage();
  const today = useToday();
  const { part, failed, retry } = useLazyModule(useImportWithTexts(importMore, partNamespaces), true);
  const lost = failed ? <LoadFailed retrying={false} onRetry={retry} /> : null;
  const outcome = outcomeOf(checked, part);
  const unpriced = home.price === null && home.problems.size === 0;
  const texts = outcome && textsOf(outcome, today);
  const changePlan = (part: Partial<PlanDraft>): void =>
    onChange((now) => ({ ...now, plan: { ...now.plan, ...part } }));

  return (
    <>
      <NoScriptContact feature="calculator" />
      <div className={styles.planner}>
        <div ref={formRef} tabIndex={-1} className={styles.form} data-print="hide">
          <HomeFields
            project={project}
            draft={draft}
            home={home}
            onChange={(changed) => onChange((now) => ({ ...now, ...changed }))}
          />
          <PlanFields
            ways={waysOf(project)}
            draft={draft.plan}
            checked={checked}
            onChange={changePlan}
            lazyPart={part}
          />
        </div>
        {outcome === undefined && (lost ?? <SkeletonBlock height="36rem" className={styles.missing} />)}
        {outcome === null && (
          <div className={styles.waiting}>
            <Text tone="soft">{t(unpriced ? 'waitingPrice' : 'waiting')}</Text>
            <Button
              variant="secondary"
              onClick={() =>
                formRef.current?.querySelector<HTMLElement>(unpriced ? 'input' : '[aria-invalid="true"]')?.focus()
              }
            >
              {t('toField')}
            </Button>
          </div>
        )}
        {outcome && texts && (
          <PlanResult
            texts={texts}
            chart={<div className={styles.chart}>{part && <part.PaymentsChart outcome={outcome} />}</div>}
            note={
              checked.way === 'mortgage'
                ? t('mortgage.note')
                : joinWords(
                    [
                      t('free'),
                      checked.rules.late_fee_percent === null
                        ? null
                        : t('lateFee', { percent: formatPercent(checked.rules.late_fee_percent, language) }),
                    ],
                    ' ',
                  )
            }
            action={renderPlanAction(messageOf({ alias: project.alias, draft, flat: home.flat, checked, texts }))}
          />
        )}
      </div>
      <div className={styles.later}>
        {outcome !== undefined && lost}
        {outcome && part && (
          <part.LaterParts
            project={project}
            draft={draft}
            home={home}
            checked={checked}
            outcome={outcome}
            today={today}
            onChange={onChange}
          />
        )}
      </div>
    </>
  );
}
