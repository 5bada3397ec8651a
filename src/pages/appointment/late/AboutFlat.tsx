import { useTranslation } from 'react-i18next';
import { flatPath } from '#entities/flat';
import { projectApi } from '#entities/project';
import { useAnswer } from '#shared/api';
import { LocalLink, useLanguage } from '#shared/routing';

const { getPlannings, getProject } = projectApi.endpoints;

/** The flat that a visit is about, by name as soon as it is known. */
export function AboutFlat({ alias, id }: { readonly alias: string; readonly id: string }) {
  const { t } = useTranslation('appointment');
  const asked = { alias, language: useLanguage() };
  const { data: flats } = useAnswer(getPlannings, asked);
  const { data: project } = useAnswer(getProject, asked);
  const number = flats?.find((flat) => flat.id === id)?.number ?? id;
  return (
    <p>
      <LocalLink to={flatPath(alias, id)}>{t('about', { number, project: project?.title ?? alias })}</LocalLink>
    </p>
  );
}
