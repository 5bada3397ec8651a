import { useTranslation } from 'react-i18next';
import { PageHeader } from '#shared/ui';

/** What is shown for an unknown path and for an alias that the backend does not know; the layout's author designs it. */
export function NotFoundView() {
  const { t } = useTranslation();
  return <PageHeader title={t('notFound.title')} />;
}
