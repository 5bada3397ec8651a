import { Select } from 'antd';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectProjects, useGetProjectQuery, useGetProjectsQuery } from '#entities/project';
import type { ApiState } from '#shared/api';
import { useLanguage } from '#shared/routing';
import { Field } from '#shared/ui';
import styles from './CallRequestForm.module.css';

/** Which project the call is about; optional. */
export function ProjectField() {
  const { t } = useTranslation(['callRequest', 'common']);
  const language = useLanguage();
  const { isFetching } = useGetProjectsQuery({ language });
  const projects = useSelector((state: ApiState) => selectProjects(state, language));
  const { input, meta } = useField<string>('currentProject');
  const alias = input.value;
  // The chosen project knows who is to be written to; it has come by the time the form is sent.
  useGetProjectQuery({ alias, language }, { skip: alias === '' });

  return (
    <Field label={t('project')} labelNote={t('common:form.optional')} valid={meta.touched === true}>
      {(control) => (
        <Select<string>
          id={control.id}
          className={styles.select ?? ''}
          value={alias === '' ? null : alias}
          options={projects.map(({ alias: value, title: label }) => ({ value, label }))}
          placeholder={t('projectPlaceholder')}
          loading={isFetching}
          showSearch={{ optionFilterProp: 'label' }}
          allowClear
          notFoundContent={projects.length === 0 ? t('noOptions') : t('nothingFound')}
          onChange={(value: string | undefined) => input.onChange(value ?? '')}
          onFocus={() => input.onFocus()}
          onBlur={() => input.onBlur()}
        />
      )}
    </Field>
  );
}
