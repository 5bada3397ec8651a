import { useTranslation } from 'react-i18next';
import type { VisitKind } from '#contract/visit.ts';
import { Heading } from '#shared/ui';
import styles from './CenterChoice.module.css';

interface KindChoiceProps {
  /** What the chosen center offers. */
  readonly kinds: readonly VisitKind[];
  readonly chosen: VisitKind;
  readonly onChoose: (kind: VisitKind) => void;
}

/** Whether the visitor comes or calls; a center that offers one of them leaves nothing to choose. */
export function KindChoice({ kinds, chosen, onChoose }: KindChoiceProps) {
  const { t } = useTranslation('appointment');
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Heading level={3} size="s">
          {t('kind.heading')}
        </Heading>
      </legend>
      {kinds.map((kind) => (
        <label key={kind} className={styles.center}>
          <input
            type="radio"
            name="kind"
            value={kind}
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
            className={styles.radio}
          />
          <span className={styles.kind}>
            {t(`kind.${kind}`)}
            <span className={styles.hours}>{t(`kind.${kind}Hint`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
