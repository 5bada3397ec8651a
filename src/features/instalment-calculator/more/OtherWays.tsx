import { useTranslation } from 'react-i18next';
import type { CalculatorProject } from '#shared/responses';
import { formatMoney, formatPercent, writeMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Button, FactList, Heading, Text } from '#shared/ui';
import { emptyPlan, type PlanDraft } from '../draft/calculatorDraft.ts';
import { type CheckedPlan, checkPlan } from '../draft/checkPlan.ts';
import type { Outcome, OutcomeStage } from '../outcome.ts';
import styles from './LaterParts.module.css';
import { outcomeOf } from './outcomeOf.ts';

interface OtherWay {
  readonly key: string;
  readonly draft: PlanDraft;
  readonly checked: CheckedPlan;
}

/** Other ways to pay for the same flat. The down payment stays the same where that is allowed, so that the rest can be compared. */
function otherWays(project: CalculatorProject, current: CheckedPlan, price: number): readonly OtherWay[] {
  const percent = String(Math.round(current.percent));
  // A whole share follows the price when that changes.
  const down = current.down === null || percent === String(current.percent) ? '' : writeMoney(current.down);
  const drafts: readonly PlanDraft[] = [
    ...(project.instalment === null || current.way === 'instalment'
      ? []
      : [{ ...emptyPlan, way: 'instalment', percent, down }]),
    ...project.mortgages
      .filter(({ key }) => current.way !== 'mortgage' || key !== current.programme.key)
      .map(({ key }) => ({ ...emptyPlan, way: 'mortgage', programme: key, percent, down })),
  ];
  return drafts.flatMap((same) => {
    const draft = checkPlan(same, project, price)?.problem === 'down' ? { ...same, down: '' } : same;
    const checked = checkPlan(draft, project, price);
    if (checked === null) return [];
    // Write the clamped value, because the visitor did not type it.
    const allowed = { ...draft, percent: draft.down === '' ? String(checked.percent) : '' };
    return [{ key: `${draft.way} ${draft.programme}`, draft: allowed, checked }];
  });
}

/** Which payments are of one size: all of an instalment, or the months of one rate. */
function useStageLabel(): (outcome: Outcome, stage: OutcomeStage) => string {
  const { t } = useTranslation(['schedule', 'calculator']);
  const language = useLanguage();
  return ({ way, every }, { from, to, annualRate }) =>
    way === 'mortgage'
      ? t('stage', { from, to, rate: formatPercent(annualRate, language) })
      : t(every === 1 ? 'calculator:rhythm.1' : 'calculator:rhythm.3');
}

interface OtherWaysProps {
  readonly project: CalculatorProject;
  /** The plan that is entered. */
  readonly checked: CheckedPlan;
  /** Kopiykas. */
  readonly price: number;
  readonly onCompare: (draft: PlanDraft) => void;
}

/** The same flat by other ways, each of which can be put beside the plan. */
export function OtherWays({ project, checked: current, price, onCompare }: OtherWaysProps) {
  const { t } = useTranslation(['schedule', 'calculator']);
  const language = useLanguage();
  const stageLabel = useStageLabel();
  const money = (value: number): string => formatMoney(value, language);
  const ways = otherWays(project, current, price);
  if (ways.length === 0) return null;

  return (
    <div className={styles.block} data-print="hide">
      <div className={styles.intro}>
        <Heading level={3}>{t('others.heading')}</Heading>
        <Text tone="soft">{t('others.lead', { price: money(price) })}</Text>
      </div>
      <ul className={styles.list}>
        {ways.map(({ key, draft, checked }) => {
          const name = checked.way === 'mortgage' ? checked.programme.name : t('calculator:way.instalment');
          const note = checked.way === 'mortgage' ? checked.programme.note : t('calculator:free');
          const outcome = outcomeOf(checked);
          return (
            <li key={key} className={styles.way}>
              <div className={styles.words}>
                <Heading level={4}>{name}</Heading>
                {note !== null && (
                  <Text size="s" tone="soft">
                    {note}
                  </Text>
                )}
                <Button
                  variant="secondary"
                  aria-label={t('others.compareWith', { name })}
                  onClick={() => onCompare(draft)}
                >
                  {t('others.compare')}
                </Button>
              </div>
              {outcome !== null && (
                <FactList
                  columns={1}
                  facts={[
                    {
                      key: 'down',
                      label: t('calculator:down'),
                      value: t('calculator:downFact', {
                        sum: money(outcome.down),
                        percent: formatPercent(checked.percent, language),
                      }),
                    },
                    ...outcome.stages.map((stage) => ({
                      key: String(stage.from),
                      label: stageLabel(outcome, stage),
                      value: <span className={styles.payment}>{money(stage.amount)}</span>,
                    })),
                  ]}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Text size="xs" tone="muted">
        {t('calculator:mortgage.note')}
      </Text>
    </div>
  );
}
