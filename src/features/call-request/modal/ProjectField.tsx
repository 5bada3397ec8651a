import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { projectApi, selectProjects, selectProjectTitle } from '#entities/project';
import { useApiSelector, useQueryResult } from '#shared/api';
import { SearchSelect, useFormStatus } from '#shared/form';
import { useLanguage } from '#shared/routing';
import { Field } from '#shared/ui';

/** Which project the call is about; optional. */
export function ProjectField() {
  const { t } = useTranslation(['callRequest', 'form']);
  const language = useLanguage();
  const { isFetching } = useQueryResult(projectApi.endpoints.getProjects, { language }, { refetchFailed: true });
  const projects = useApiSelector((state) => selectProjects(state, language));
  const { input } = useField<string>('currentProject');
  const { touched } = useFormStatus();
  const alias = input.value;
  const title = useApiSelector((state) => selectProjectTitle(state, language, alias));
  // Until the list has loaded the field shows what would be sent.
  const offered = projects.length === 0 && alias !== '' ? [{ alias, title }] : projects;

  return (
    <Field
      label={t('project')}
      labelNote={t('form:optional')}
      valid={touched.includes('currentProject') && alias !== ''}
    >
      {(control) => (
        <SearchSelect
          {...control}
          label={t('project')}
          anyText={t('projectPlaceholder')}
          options={offered.map(({ alias: key, title: name }) => ({ key, name }))}
          chosen={alias}
          isFetching={isFetching}
          onChange={(key) => input.onChange(key)}
          onFocus={input.onFocus}
          onBlur={input.onBlur}
        />
      )}
    </Field>
  );
}
