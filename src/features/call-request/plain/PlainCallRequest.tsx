import { use, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { asAlias, titleOfAlias } from '#domain/alias.ts';
import { AgreementBox } from '#shared/agreement';
import { FailureNotice, useErrorText } from '#shared/form';
import { useLocalizedPath, pathTo } from '#shared/routing';
import { Button, Field, Honeypot, Select, Text, TextArea, TextInput } from '#shared/ui';
import styles from './PlainCallRequest.module.css';
import { PlainAttemptContext } from './plainCallRequest.ts';

interface PlainCallRequestProps extends Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onFocus' | 'onBlur'> {
  readonly projects: readonly { readonly alias: string; readonly title: string }[];
  /** What the page was opened about; empty: nothing. */
  readonly project: string;
  readonly flat: string;
}

/** The call request as a form of the browser's own: sent by POST, checked by the server, shown again with what was typed. */
export function PlainCallRequest({ projects, project, flat, ...form }: PlainCallRequestProps) {
  const { t } = useTranslation(['callRequest', 'form']);
  const localize = useLocalizedPath();
  const attempt = use(PlainAttemptContext);
  const errorText = useErrorText();
  const { typed, errors = {} } = attempt ?? {};
  const optional = t('form:optional');
  const chosen = asAlias(typed?.project);
  // A sent form keeps its project although the projects have not come.
  const choices =
    chosen === undefined || projects.some(({ alias }) => alias === chosen)
      ? projects
      : [...projects, { alias: chosen, title: titleOfAlias(chosen) }];
  const about = project !== '' && flat !== '' ? `${project}:${flat}` : '';

  return (
    <form {...form} method="post" action={localize(pathTo('callRequest'))} noValidate className={styles.form}>
      {attempt !== null &&
        (errors.website === undefined && Object.keys(errors).length > 0 ? (
          <p role="alert" className={styles.summary}>
            {t('form:summary')}
          </p>
        ) : (
          <FailureNotice always text={errorText(errors.website) ?? t('failed')} />
        ))}
      <Text size="s" tone="soft">
        {t('lead')}
      </Text>
      <Field label={t('name')} required error={errorText(errors.name)}>
        {(control) => (
          <TextInput {...control} name="name" defaultValue={typed?.name} autoComplete="name" maxLength={200} />
        )}
      </Field>
      <Field label={t('phone')} required error={errorText(errors.phone)}>
        {(control) => (
          <TextInput
            {...control}
            name="phone"
            type="tel"
            defaultValue={typed?.phone}
            autoComplete="tel"
            maxLength={40}
          />
        )}
      </Field>
      <Field label={t('form:callTime.label')}>
        {(control) => <TextInput {...control} readOnly value={t('form:callTime.soon')} />}
      </Field>
      <Field label={t('project')} labelNote={optional} error={errorText(errors.project)}>
        {(control) => (
          // The projects may come after the form: what was typed elsewhere stays.
          <Select key={project} {...control} name="project" defaultValue={typed?.project ?? project}>
            <option value="">{t('projectPlaceholder')}</option>
            {choices.map(({ alias, title }) => (
              <option key={alias} value={alias}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('message')} labelNote={optional} error={errorText(errors.message)}>
        {(control) => <TextArea {...control} name="message" defaultValue={typed?.message} />}
      </Field>
      <input type="hidden" name="flat" value={typed?.flat ?? about} />
      {attempt !== null && <input type="hidden" name="attempt" value={Number(attempt.typed.attempt || 1) + 1} />}
      <AgreementBox
        name="agreement"
        defaultChecked={(typed?.agreement ?? '') !== ''}
        error={errorText(errors.agreement)}
      />
      <Honeypot name="website" />
      <Button type="submit">{t('send')}</Button>
    </form>
  );
}
