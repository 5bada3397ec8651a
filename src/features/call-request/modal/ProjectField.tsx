import { Select } from 'antd';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { projectApi, selectProjects } from '#entities/project';
import { useAnswer, type ApiState } from '#shared/api';
import { useLanguage } from '#shared/routing';
import { ChevronDownIcon, Field } from '#shared/ui';
import styles from './CallRequestForm.module.css';

const { getProject, getProjects } = projectApi.endpoints;

/** Which project the call is about; optional. */
export function ProjectField() {
  const { t } = useTranslation(['callRequest', 'form']);
  const language = useLanguage();
  const { asking } = useAnswer(getProjects, { language }, { askFailed: true });
  const projects = useSelector((state: ApiState) => selectProjects(state, language));
  const { input, meta } = useField<string>('currentProject');
  const alias = input.value;
  // The chosen project knows who is to be written to; it has come by the time the form is sent.
  useAnswer(getProject, alias === '' ? null : { alias, language }, { askFailed: true });

  return (
    <Field label={t('project')} labelNote={t('form:optional')} valid={meta.touched === true}>
      {(control) => (
        <Select<string>
          id={control.id}
          className={styles.select ?? ''}
          value={alias === '' ? null : alias}
          options={projects.map(({ alias: value, title: label }) => ({ value, label }))}
          placeholder={t('projectPlaceholder')}
          loading={asking}
          {...(!asking && { suffixIcon: <ChevronDownIcon size={18} className={styles.chevron} /> })}
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
