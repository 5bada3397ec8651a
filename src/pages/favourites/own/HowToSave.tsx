import { useTranslation } from 'react-i18next';
import { BookmarkIcon, PlanIcon, ShareIcon } from '#shared/ui';
import styles from './HowToSave.module.css';

const steps = [
  ['find', PlanIcon],
  ['save', BookmarkIcon],
  ['use', ShareIcon],
] as const;

/** From an empty list to one that is of use. */
export function HowToSave() {
  const { t } = useTranslation('favourites');
  return (
    <ol aria-label={t('steps.label')} className={styles.steps}>
      {steps.map(([step, Icon]) => (
        <li key={step} className={styles.step}>
          <Icon size={24} className={styles.icon} />
          <span>{t(`steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
