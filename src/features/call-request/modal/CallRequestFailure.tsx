import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FailureNotice } from '#shared/form';
import { selectCallRequestSucceeded } from '../callRequestSlice.ts';

export function CallRequestFailure() {
  const { t } = useTranslation('callRequest');
  const succeeded = useSelector(selectCallRequestSucceeded);
  return succeeded === false && <FailureNotice text={t('failed')} />;
}
