import { useTranslation } from 'react-i18next';
import { visitPath } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { LocalLink } from '#shared/routing';
import { buttonClass } from '#shared/ui';

export function ModelActions({ alias }: { readonly alias: string }) {
  const { t } = useTranslation('projectTabs');
  return (
    <>
      <LocalLink to={visitPath(alias)} className={buttonClass({ variant: 'secondary' })}>
        <span>{t('model.action')}</span>
      </LocalLink>
      <CallRequestButton project={alias}>{t('model.call')}</CallRequestButton>
    </>
  );
}
