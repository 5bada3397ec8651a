import { useTranslation } from 'react-i18next';
import { CallRequestButton } from '#features/call-request';
import { NotFoundView } from '#features/not-found';

function NotFoundPage() {
  const { t } = useTranslation();
  return <NotFoundView action={<CallRequestButton variant="quiet">{t('notFound.call')}</CallRequestButton>} />;
}

export { NotFoundPage as Page };
export const namespaces = [];
