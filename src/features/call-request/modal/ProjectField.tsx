import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { projectApi, selectProjects, useProjectHead } from '#entities/project';
import { useQueryResult, type ApiState } from '#shared/api';
import { SearchSelect, useFormStatus } from '#shared/form';
import { useLanguage } from '#shared/routing';
import { Field } from '#shared/ui';

/** Which project the call is about; optional. */
export function ProjectField() {
  const { t } = useTranslation(['callRequest', 'form']);
  const language = useLanguage();
  const { asking } = useQueryResult(projectApi.endpoints.getProjects, { language }, { askFailed: true });
  const projects = useSelector((state: ApiState) => selectProjects(state, language));
  const { input } = useField<string>('currentProject');
  const { touched } = useFormStatus();
  const alias = input.value;
  // The chosen project knows who is to be written to; it has come by the time the form is sent.
  useProjectHead(alias === '' ? null : alias, { askFailed: true });

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
          options={projects.map(({ alias: key, title: name }) => ({ key, name }))}
          chosen={alias}
          asking={asking}
          onChange={(key) => input.onChange(key)}
          onFocus={input.onFocus}
          onBlur={input.onBlur}
        />
      )}
    </Field>
  );
}
