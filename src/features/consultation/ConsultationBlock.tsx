import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementBox, Honeypot, NoScriptContact, useLiveForm } from '#shared/form';
import { Field, Section, TextArea, TextInput } from '#shared/ui';
import { useApiDispatch } from '#shared/api';
import styles from './ConsultationBlock.module.css';
import { FormFields } from './FormFields.tsx';

interface PlainFormProps extends Pick<
  ComponentProps<'form'>,
  'ref' | 'onSubmit' | 'onFocus' | 'onBlur' | 'onMouseDown'
> {
  /** Its code is lost: nothing can be sent from here. The header has the phone number. */
  readonly failed: boolean;
}

/** The form before its code: the same fields in the same places, the browser's own input. */
function PlainForm({ failed, ...props }: PlainFormProps) {
  const { t } = useTranslation(['consultation', 'form']);
  const optional = t('form:optional');
  return (
    // 'dialog' prevents a native submit, which would put name and phone into an address.
    <form {...props} method="dialog" noValidate className={styles.form}>
      <NoScriptContact className={styles.wide} feature="consultation" />
      <FormFields
        name={
          <Field label={t('name')} required>
            {(control) => <TextInput {...control} name="name" autoComplete="name" maxLength={200} />}
          </Field>
        }
        phone={
          <Field label={t('phone')} required>
            {(control) => <TextInput {...control} name="phone" type="tel" autoComplete="tel" />}
          </Field>
        }
        email={
          <Field label={t('email')} labelNote={optional}>
            {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" maxLength={200} />}
          </Field>
        }
        callTime={
          <Field label={t('form:callTime.label')}>
            {(control) => <TextInput {...control} readOnly value={t('form:callTime.soon')} />}
          </Field>
        }
        message={
          <Field label={t('message')} labelNote={optional}>
            {(control) => <TextArea {...control} name="message" />}
          </Field>
        }
        agreement={<AgreementBox />}
        notice={failed && <p role="alert">{t('failed')}</p>}
      />
      <Honeypot />
    </form>
  );
}

function importLive() {
  return import(/* webpackChunkName: "consultation" */ './LiveConsultation.tsx');
}

/**
 * A plain HTML form until it is near the viewport: then validation and mask take over the typed values, but never
 * while a field has the focus.
 */
export function ConsultationBlock() {
  const { t } = useTranslation('consultation');
  const dispatch = useApiDispatch();
  const [failed, setFailed] = useState(false);
  const { live, plain } = useLiveForm({
    importPart: importLive,
    onTakeOver: ({ beginConsultation }, typed) => dispatch(beginConsultation(typed)),
    onFailure: () => setFailed(true),
  });

  return (
    <Section id="consultation" tone="deep" printed={false}>
      <div className={styles.block}>
        <div>
          <h2 className={styles.title}>{t('title')}</h2>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        {live === null ? <PlainForm {...plain} failed={failed} /> : <live.part.LiveConsultation takenOver={live} />}
      </div>
    </Section>
  );
}
