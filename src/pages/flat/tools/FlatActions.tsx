import { useTranslation } from 'react-i18next';
import { visitPath } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { flatKey, SaveFlatButton, useSavedKeys } from '#features/favourites';
import { formatArea } from '#shared/format';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { buttonClass, CalendarIcon, PhoneIcon } from '#shared/ui';
import styles from './FlatActions.module.css';
import type { FlatHome } from '../useFlatHome.ts';

/** What to do next. */
export function FlatActions({ home: { alias, project, flat, asOf } }: { readonly home: FlatHome }) {
  const { t } = useTranslation(['flat', 'plan', 'housing']);
  const language = useLanguage();
  const keys = useSavedKeys();
  const sold = flat.status === 'sold';
  const words = {
    project,
    number: flat.number,
    building: flat.building.name,
    section: flat.section,
    floor: flat.floor,
    area: t('housing:area', { value: formatArea(flat.total_area, language) }),
  };
  const others = keys.has(flatKey({ alias, id: flat.id })) ? keys.size - 1 : 0;

  return (
    <div className={styles.actions} data-print="hide">
      <CallRequestButton
        icon={<PhoneIcon />}
        wide
        project={alias}
        flat={flat.id}
        message={t(sold ? 'flat:similarMessage' : 'flat:callMessage', words)}
      >
        {t(sold ? 'flat:similar' : 'flat:ask')}
      </CallRequestButton>
      {!sold && (
        <LocalLink to={visitPath(alias, flat.id)} className={buttonClass({ variant: 'secondary', wide: true })}>
          <CalendarIcon />
          <span>{t('flat:visit')}</span>
        </LocalLink>
      )}
      <div className={styles.quiet}>
        <SaveFlatButton alias={alias} flat={flat} asOf={asOf} look="words" />
        {others > 0 && (
          <LocalLink to={pathTo('favourites')} className={buttonClass({ variant: 'quiet' })}>
            {t('flat:compare', { count: others })}
          </LocalLink>
        )}
      </div>
    </div>
  );
}
