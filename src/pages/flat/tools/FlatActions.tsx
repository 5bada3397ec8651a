import { useTranslation } from 'react-i18next';
import { joinWords, useFlatWords } from '#entities/flat';
import { visitPath } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { flatKey, SaveFlatButton, useSavedKeys } from '#features/favourites';
import { LocalLink, pathTo } from '#shared/routing';
import { buttonClass, CalendarIcon, PhoneIcon } from '#shared/ui';
import styles from './FlatActions.module.css';
import type { FlatHome } from '../useFlatHome.ts';

/** What to do next. */
export function FlatActions({ home: { alias, project, flat, asOf } }: { readonly home: FlatHome }) {
  const { t } = useTranslation(['flat', 'plan', 'housing']);
  const keys = useSavedKeys();
  const sold = flat.status === 'sold';
  const words = useFlatWords()(flat);
  const facts = joinWords([words.building, words.section, words.floor, words.area]);
  const bracketed = facts === '' ? project : `${project} (${facts})`;
  const others = keys.has(flatKey({ alias, id: flat.id })) ? keys.size - 1 : 0;

  return (
    <div className={styles.actions} data-print="hide">
      <CallRequestButton
        icon={<PhoneIcon />}
        wide
        project={alias}
        flat={flat.id}
        message={
          sold
            ? t('flat:similarMessage', { flat: words.quoted, place: bracketed })
            : t('flat:callMessage', { flat: words.quoted, place: joinWords([project, facts], ': ') })
        }
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
