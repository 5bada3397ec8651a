import { useTranslation } from 'react-i18next';
import { flatPath } from '#entities/flat';
import { projectApi, useProjectHead } from '#entities/project';
import { useQueryResult } from '#shared/api';
import { LocalLink, useLanguage } from '#shared/routing';

/** The flat that a visit is about, by name as soon as it is known. */
export function AboutFlat({ alias, id }: { readonly alias: string; readonly id: string }) {
  const { t } = useTranslation('appointment');
  const { data: flats } = useQueryResult(projectApi.endpoints.getPlannings, { alias, language: useLanguage() });
  const { data: project } = useProjectHead(alias);
  const number = flats?.find((flat) => flat.id === id)?.number ?? id;
  return (
    <p>
      <LocalLink to={flatPath(alias, id)}>{t('about', { number, project: project?.title ?? alias })}</LocalLink>
    </p>
  );
}
