import { useTranslation } from 'react-i18next';
import type { CalculatorProject } from '#shared/answers';
import { formatMoney, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Button, FactList, Heading, Text } from '#shared/ui';
import type { PlanDraft } from '../draft/calculatorDraft.ts';
import type { CheckedPlan } from '../draft/checkPlan.ts';
import styles from './OtherWays.module.css';
import { otherWays } from './otherWays.ts';
import { outcomeOf } from './outcomeOf.ts';
import { useStageLabel } from './useStageLabel.ts';

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
    <div className={styles.block}>
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
