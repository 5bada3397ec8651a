import { clsx } from 'clsx';
import { useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ScheduleParams } from '#contract/money/schedule.ts';
import { costLines, totalCost } from '#domain/money/purchaseCost.ts';
import { EligibilityCheck, useIsEligibilityOffered } from '#entities/mortgage';
import { choiceParams, PurchaseCostTable, useCostChoice } from '#entities/purchase-cost';
import { useExtensions } from '#shared/api';
import { type Language, selectSettings } from '#shared/config';
import type { CalculatorFlat, CalculatorProject } from '#shared/responses';
import { pathTo, useLanguage, withQuery } from '#shared/routing';
import { saveFile } from '#shared/share';
import { useDisclosure } from '#shared/store';
import { Accordion, Button, buttonClass, DownloadIcon, Heading, Text, VisuallyHidden } from '#shared/ui';
import { type CalculatorDraft, type PlanDraft, writeDraft } from '../draft/calculatorDraft.ts';
import type { CheckedHome, CheckedPlan } from '../draft/checkPlan.ts';
import type { ChangeDraft } from '../draft/useCalculatorDraft.ts';
import type { Outcome } from '../outcome.ts';
import { Comparison } from './Comparison.tsx';
import styles from './LaterParts.module.css';
import { OtherWays } from './OtherWays.tsx';
import { scheduleCsv, ScheduleTable } from './ScheduleTable.tsx';

interface ScheduleLink {
  /** Origin of the backend; empty: the page's own. */
  readonly host: string;
  readonly alias: string;
  readonly language: Language;
  readonly checked: CheckedPlan;
  readonly outcome: Outcome;
  /** Id of the flat; null: any. */
  readonly flat: string | null;
  /** `YYYY-MM-DD`: the day of the contract. */
  readonly day: string;
}

/** Where the backend has the plan as a document. */
function scheduleLink({ host, alias, language, checked, outcome, flat, day }: ScheduleLink): string {
  const params: ScheduleParams = {
    language,
    way: checked.way,
    price: String(outcome.price),
    down: String(outcome.down),
    months: String(outcome.months),
    ...(checked.way === 'mortgage'
      ? { programme: checked.programme.key }
      : { parts: String(checked.partMonths), ...(checked.rate !== null && { rate: String(checked.rate) }) }),
    day,
    ...(flat !== null && { flat }),
  };
  return withQuery(
    `${host}/api/projects/${encodeURIComponent(alias)}/calculator/schedule.pdf`,
    new URLSearchParams(params),
  );
}

interface ScheduleActionsProps {
  readonly project: CalculatorProject;
  readonly flat: CalculatorFlat | null;
  readonly checked: CheckedPlan;
  readonly outcome: Outcome;
  readonly today: string;
}

/** The schedule to take away: as a document, as a table for a spreadsheet, on paper. */
function ScheduleActions({ project: { alias }, flat, checked, outcome, today }: ScheduleActionsProps) {
  const { t } = useTranslation('schedule');
  const language = useLanguage();
  const { host } = useSelector(selectSettings);
  const hasPdf = useExtensions(language)?.includes('schedule_pdf') === true;
  const save = (): void => {
    const csv = scheduleCsv(outcome, today, language, (column) => t(column));
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${alias}-${today}.csv`);
  };

  return (
    <div className={styles.actions} data-print="hide">
      {hasPdf && (
        <a
          href={scheduleLink({ host, alias, language, checked, outcome, flat: flat?.id ?? null, day: today })}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <DownloadIcon size={18} />
          <span>{t('pdf')}</span>
          <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
        </a>
      )}
      <Button variant="secondary" icon={<DownloadIcon size={18} />} onClick={save}>
        {t('csv')}
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}

interface ScheduleProps {
  readonly project: CalculatorProject;
  readonly flat: CalculatorFlat | null;
  readonly checked: CheckedPlan;
  readonly outcome: Outcome;
  /** `YYYY-MM-DD` in Kyiv: the day of the contract. */
  readonly today: string;
}

/** Every payment with its day, to the kopiyka, to read, to print and to take away. */
function Schedule({ project, flat, checked, outcome, today }: ScheduleProps) {
  return (
    <>
      <ScheduleActions project={project} flat={flat} checked={checked} outcome={outcome} today={today} />
      <ScheduleTable outcome={outcome} today={today} />
    </>
  );
}

interface OneOffCostsProps {
  readonly costs: NonNullable<CalculatorProject['costs']>;
  readonly area: number | null;
  readonly checked: CheckedPlan;
  readonly outcome: Outcome;
}

/** What is paid beside the payments of the plan, with the fee of the bank where the plan is a loan. */
function OneOffCosts({ costs, area, checked, outcome }: OneOffCostsProps) {
  const { t } = useTranslation(['schedule', 'purchaseCost']);
  const choice = useCostChoice();
  const { price, down, total } = outcome;
  const loan = checked.way === 'mortgage' ? { programme: checked.programme.key, amount: price - down } : undefined;
  const lines = costLines({ price, area, loan }, costs.items, choice.chosen);
  return (
    <section aria-labelledby="one-off" className={styles.others}>
      <Heading level={3} size="m" id="one-off" className={styles.heading}>
        {t('schedule:oneOff')}
      </Heading>
      <PurchaseCostTable
        labelledBy="one-off"
        price={{ label: t('schedule:paid'), amount: total }}
        lines={lines}
        total={totalCost(total, lines)}
        choice={choice}
      />
      <Text size="s" tone="muted">
        {t('purchaseCost:note')}
      </Text>
    </section>
  );
}

interface LaterPartsProps {
  readonly project: CalculatorProject;
  readonly draft: CalculatorDraft;
  readonly home: CheckedHome;
  readonly checked: CheckedPlan;
  readonly outcome: Outcome;
  readonly today: string | null;
  readonly onChange: ChangeDraft;
}

/** Every payment, and other ways to pay. */
export function LaterParts({ project, draft, home, checked, outcome, today, onChange }: LaterPartsProps) {
  const { t } = useTranslation('schedule');
  const schedule = useDisclosure('schedule');
  // A slider moves the figures at once; hundreds of rows may follow.
  const shown = useDeferredValue(outcome);
  const waysRef = useRef<HTMLDivElement>(null);
  const { other } = draft;
  const { chosen } = useCostChoice();
  const isOffered = useIsEligibilityOffered(project.mortgages);
  const changeOther = (next: PlanDraft | null): void => onChange((now) => ({ ...now, other: next }));

  return (
    <>
      <Accordion summary={t('summary', { count: outcome.payments.length })} className={styles.schedule} {...schedule}>
        {schedule.open && today !== null && (
          <Schedule project={project} flat={home.flat} checked={checked} outcome={shown} today={today} />
        )}
      </Accordion>
      {project.costs !== null && (
        <OneOffCosts costs={project.costs} area={home.area} checked={checked} outcome={shown} />
      )}
      {isOffered && (
        <EligibilityCheck
          alias={project.alias}
          mortgages={project.mortgages}
          price={outcome.price}
          area={home.area}
          level={3}
          toPlan={(programme) => {
            const plan = { ...draft.plan, way: 'mortgage', programme };
            const query = writeDraft(new URLSearchParams(choiceParams(chosen)), { ...draft, plan });
            return withQuery(pathTo('projectBond', { alias: project.alias }), query);
          }}
          className={clsx(styles.others, styles.eligibility)}
        />
      )}
      <div ref={waysRef} tabIndex={-1} className={styles.others}>
        {other === null ? (
          <OtherWays project={project} checked={checked} price={outcome.price} onCompare={changeOther} />
        ) : (
          <Comparison
            project={project}
            home={home}
            checked={checked}
            outcome={shown}
            draft={other}
            onChange={(changed) => changeOther({ ...other, ...changed })}
            onSwap={() => onChange((now) => ({ ...now, plan: other, other: { ...now.plan, way: checked.way } }))}
            onClose={() => {
              // Before the button is removed together with the focus.
              waysRef.current?.focus({ preventScroll: true });
              changeOther(null);
            }}
          />
        )}
      </div>
    </>
  );
}
