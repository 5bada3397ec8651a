import { useTranslation } from 'react-i18next';
import type { Day } from '#contract/common.ts';
import type { Flat } from '#contract/planning.ts';
import { FlatPlan } from '#entities/flat';
import { visitPath } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { SaveFlatButton } from '#features/favourites';
import { formatArea } from '#shared/format';
import { LocalLink, useLanguage } from '#shared/routing';
import { buttonClass, CalculatorIcon, CalendarIcon, PhoneIcon } from '#shared/ui';
import styles from './FlatDetails.module.css';
import { flatLinks } from './flatLinks.ts';
import { FlatSpaces } from './FlatSpaces.tsx';

interface FlatDetailsProps {
  readonly alias: string;
  readonly flat: Flat;
  /** The day of which it is told, where a kept copy tells it; null: today. */
  readonly asOf: Day | null;
}

/** A flat in full, below its line: the drawing, its rooms, and what to do next. */
export function FlatDetails({ alias, flat, asOf }: FlatDetailsProps) {
  const { t } = useTranslation(['plan', 'housing']);
  const language = useLanguage();
  const instalment = flatLinks.instalment(alias, flat);
  const sold = flat.status === 'sold';
  const words = {
    number: flat.number,
    building: flat.building.name,
    section: flat.section,
    area: t('housing:area', { value: formatArea(flat.total_area, language) }),
  };

  return (
    <div className={styles.details}>
      <FlatPlan plan={flat.plan} sizes="(min-width: 56rem) 40rem, 92vw" className={styles.plan} />
      <div className={styles.words}>
        <FlatSpaces flat={flat} />
        <div className={styles.actions}>
          <CallRequestButton
            icon={<PhoneIcon />}
            project={alias}
            message={sold ? t('flat.similarMessage', words) : t('flat.callMessage', words)}
          >
            {sold ? t('flat.similar') : t('flat.call')}
          </CallRequestButton>
          {instalment !== null && (
            <LocalLink to={instalment} className={buttonClass({ variant: 'secondary' })}>
              <CalculatorIcon />
              <span>{t('flat.instalment')}</span>
            </LocalLink>
          )}
          {!sold && (
            <LocalLink to={visitPath(alias)} className={buttonClass({ variant: 'quiet' })}>
              <CalendarIcon />
              <span>{t('flat.visit')}</span>
            </LocalLink>
          )}
          <SaveFlatButton alias={alias} flat={flat} asOf={asOf} look="words" />
        </div>
      </div>
    </div>
  );
}
