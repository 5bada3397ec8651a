import { type ComponentProps, use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { asAlias, titleOfAlias } from '#domain/alias.ts';
import { AgreementBox, FailureNotice, Honeypot, useErrorText, useLiveForm } from '#shared/form';
import { NoScriptText } from '#shared/lazy';
import { pathTo, useLocalizedPath } from '#shared/routing';
import { Button, Field, Select, Text, TextArea, TextInput } from '#shared/ui';
import { callRequestPath } from '../CallRequest.tsx';
import {
  type CallRequestDraft,
  callRequestDraftChanged,
  callRequestOpened,
  type CallRequestSubject,
  selectCallRequestDraft,
  type CallRequestPart,
} from '../callRequestSlice.ts';
import styles from '../plain/PlainCallRequest.module.css';
import { PlainAttemptContext } from '../plain/plainCallRequest.ts';

interface PlainCallRequestProps extends Pick<
  ComponentProps<'form'>,
  'ref' | 'onSubmit' | 'onFocus' | 'onBlur' | 'onMouseDown'
> {
  readonly projects: readonly { readonly alias: string; readonly title: string }[];
  /** The project of the link; empty: none. */
  readonly project: string;
  readonly flat: string;
}

/** The call request as a native form: sent by POST, validated by the server, rendered again with the typed values. */
function PlainCallRequest({ projects, project, flat, ...form }: PlainCallRequestProps) {
  const { t } = useTranslation(['callRequest', 'form']);
  const localize = useLocalizedPath();
  const attempt = use(PlainAttemptContext);
  const errorText = useErrorText();
  const { typed, errors = {} } = attempt ?? {};
  const optional = t('form:optional');
  const chosen = asAlias(typed?.project);
  // Keeps the submitted project while the projects are loading.
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
      {/* The days to choose from depend on today, which a cached page does not know. */}
      <noscript>
        {__RENDERS_ON_SERVER__ && (
          <Text size="s" tone="soft">
            <NoScriptText text="callTime" />
          </Text>
        )}
      </noscript>
      <Field label={t('project')} labelNote={optional} error={errorText(errors.project)}>
        {(control) => (
          // Remounts when the projects load after the form; other values stay.
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
      <AgreementBox defaultChecked={(typed?.agreement ?? '') !== ''} error={errorText(errors.agreement)} />
      <Honeypot />
      <Button type="submit">{t('send')}</Button>
    </form>
  );
}

function importLive() {
  return import(/* webpackChunkName: "call-request-page" */ './LiveCallRequest.tsx');
}

/** Values of the plain form, with those of the modal where it is empty. */
function typedInto(plain: FormData, project: string): Partial<CallRequestDraft> {
  const texts = (['name', 'phone', 'message'] as const).flatMap((name) => {
    const value = plain.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  const chosen = plain.get('project');
  return {
    ...Object.fromEntries(texts),
    ...(typeof chosen === 'string' && chosen !== project && { currentProject: chosen }),
    ...(plain.has('agreement') && { agreement: true }),
  };
}

interface CallRequestInPageProps {
  readonly projects: readonly { readonly alias: string; readonly title: string }[];
  readonly subject: Pick<CallRequestSubject, 'project' | 'flat'>;
}

/** The call request on a page of its own: a form of the browser's, then, where scripts run, that of the modal in its place. */
export function CallRequestInPage({ projects, subject }: CallRequestInPageProps) {
  const dispatch = useDispatch();
  const store = useStore<CallRequestPart>();
  const { project = '', flat = '' } = subject;
  const applied = useRef('');
  const show = (typed: Partial<CallRequestDraft>): void => {
    applied.current = callRequestPath(subject);
    dispatch(callRequestOpened({ ...subject, inPage: true }));
    if (Object.keys(typed).length === 0) return;
    dispatch(callRequestDraftChanged({ ...selectCallRequestDraft(store.getState()), ...typed }));
  };
  const { live, plain } = useLiveForm({
    importPart: importLive,
    onTakeOver: (_, form) => show(typedInto(form, project)),
    // `submit()` fires no submit event.
    onFailure: (form) => form.submit(),
  });
  useEffect(() => {
    // The subject of the address may load after the form.
    if (live !== null && applied.current !== callRequestPath(subject)) show({});
  });
  return (
    <div className={styles.place}>
      {live === null ? (
        <PlainCallRequest {...plain} projects={projects} project={project} flat={flat} />
      ) : (
        <live.part.LiveCallRequest takenOver={live} />
      )}
    </div>
  );
}
