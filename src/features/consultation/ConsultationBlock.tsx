import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLiveForm } from '#shared/form';
import { Section } from '#shared/ui';
import styles from './ConsultationBlock.module.css';
import { PlainForm } from './PlainForm.tsx';

function importLive() {
  return import(/* webpackChunkName: "consultation" */ './late.ts');
}

interface ConsultationBlockProps {
  /** Of the section, for links to it. */
  readonly id?: string;
}

/**
 * A visible form that is plain HTML until somebody comes near: validation and the mask take its place then, with
 * whatever has been typed meanwhile, and never under the visitor's fingers.
 */
export function ConsultationBlock({ id = 'consultation' }: ConsultationBlockProps) {
  const { t } = useTranslation('consultation');
  const dispatch = useDispatch<ThunkDispatch<object, unknown, UnknownAction>>();
  const { live, place, plain } = useLiveForm({
    importPart: importLive,
    onTakeOver: ({ beginConsultation }, typed) => dispatch(beginConsultation(typed)),
  });

  return (
    <Section id={id} tone="deep">
      <div ref={place} className={styles.block}>
        <div>
          <h2 className={styles.title}>{t('title')}</h2>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        {live === null ? <PlainForm {...plain} /> : <live.part.LiveConsultation takenOver={live} />}
      </div>
    </Section>
  );
}
