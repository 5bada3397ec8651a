import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { consentSettingsOpened } from '#shared/consent';
import { Button } from '#shared/ui';
import { Answers } from './Answers.tsx';
import styles from './ConsentPanel.module.css';
import { useDecide } from './useDecide.ts';

export function Question({ titleId }: { readonly titleId: string }) {
  const { t } = useTranslation('consent');
  const dispatch = useDispatch();
  const { counted, acceptAll, refuseAll } = useDecide();
  return (
    <>
      <p className={styles.words}>
        <strong id={titleId} className={styles.title}>
          {t('title')}
        </strong>{' '}
        {counted ? t('question.all') : t('question.sourceAlone')}
      </p>
      <Answers acceptAll={acceptAll} refuseAll={refuseAll}>
        <Button variant="quiet" className={styles.answer} onClick={() => dispatch(consentSettingsOpened())}>
          {t('choose')}
        </Button>
      </Answers>
    </>
  );
}
