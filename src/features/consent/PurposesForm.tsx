import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { consentSettingsClosed, selectDecision, selectPurposes } from '#shared/consent';
import { Button, Checkbox, CloseIcon, IconButton } from '#shared/ui';
import { Answers } from './Answers.tsx';
import styles from './ConsentPanel.module.css';
import { useDecide } from './useDecide.ts';

interface PurposeBoxProps {
  readonly name: string;
  readonly chosen: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

function PurposeBox({ name, chosen, label, children }: PurposeBoxProps) {
  return (
    <div>
      <Checkbox name={name} defaultChecked={chosen} aria-describedby={`consent-${name}`}>
        <strong>{label}</strong>
      </Checkbox>
      <p id={`consent-${name}`} className={styles.hint}>
        {children}
      </p>
    </div>
  );
}

/** Each purpose apart. What is chosen counts when it is kept, and not before. */
export function PurposesForm({ titleId }: { readonly titleId: string }) {
  const { t } = useTranslation('consent');
  const dispatch = useDispatch();
  const decided = useSelector(selectDecision) !== null;
  const { analytics, marketing } = useSelector(selectPurposes);
  const { counted, decide, acceptAll, refuseAll } = useDecide();

  const keep = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    decide({ analytics: chosen.has('analytics'), marketing: chosen.has('marketing') });
  };

  return (
    <form onSubmit={keep} className={styles.form}>
      <div className={styles.head}>
        <p id={titleId} className={styles.title}>
          {t('title')}
        </p>
        {decided && (
          <IconButton label={t('close')} icon={<CloseIcon />} onClick={() => dispatch(consentSettingsClosed())} />
        )}
      </div>
      <p className={styles.words}>{t('settings.intro')}</p>
      {counted && (
        <PurposeBox name="analytics" chosen={analytics} label={t('settings.analytics')}>
          {t('settings.analyticsHint')}
        </PurposeBox>
      )}
      <PurposeBox name="marketing" chosen={marketing} label={t('settings.marketing')}>
        {counted ? t('settings.marketingHint') : t('settings.sourceHint')}
      </PurposeBox>
      <Answers acceptAll={acceptAll} refuseAll={refuseAll}>
        <Button variant="secondary" type="submit" className={styles.keep}>
          {t('settings.keep')}
        </Button>
      </Answers>
    </form>
  );
}
