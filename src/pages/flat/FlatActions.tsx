import { useTranslation } from 'react-i18next';
import { FlatPrice, nearestFlats, useFlatWords } from '#entities/flat';
import { visitPath } from '#entities/project';
import { CallRequestButton, callRequestPath } from '#features/call-request';
import { flatKey, SaveFlatButton, useSavedKeys } from '#features/favourites';
import { ReserveFlat } from '#features/reservation';
import { joinWords } from '#shared/format';
import type { Flat } from '#shared/responses';
import { LocalLink, pathTo, useLocalizedPath, withQuery } from '#shared/routing';
import { useToday } from '#shared/time';
import { buttonClass, CalendarIcon, PhoneIcon } from '#shared/ui';
import styles from './FlatPage.module.css';
import type { FlatHome } from './useFlatHome.ts';

interface FlatLinksProps {
  readonly home: FlatHome;
  readonly flats: readonly Flat[];
}

/** Other flats with their prices. */
export function FlatLinks({ home: { toFlat }, flats }: FlatLinksProps) {
  const wordsOf = useFlatWords();
  return (
    <ul className={styles.list}>
      {flats.map((other) => {
        const { short, floor, building, section } = wordsOf(other);
        return (
          <li key={other.id} className={styles.item}>
            <LocalLink to={toFlat(other)} className={styles.link}>
              {joinWords([short, floor])}
            </LocalLink>
            <p className={styles.where}>{joinWords([building, section])}</p>
            <FlatPrice flat={other} />
          </li>
        );
      })}
    </ul>
  );
}

/** To the plan with the flats of as many rooms. */
export function OthersLink({ home: { alias, flat } }: { readonly home: FlatHome }) {
  const { t } = useTranslation('flat');
  return (
    <p>
      <LocalLink to={withQuery(pathTo('projectPlan', { alias }), { rooms: flat.rooms })}>{t('others')}</LocalLink>
    </p>
  );
}

/** Instead of a flat that is gone, in the panel of the reservation. */
function NearestFlats({ home }: { readonly home: FlatHome }) {
  const today = useToday();
  const { flat, flats } = home;
  const nearest = nearestFlats(flat, flats, today);
  return (
    <>
      {nearest.length > 0 && <FlatLinks home={home} flats={nearest} />}
      <OthersLink home={home} />
    </>
  );
}

/** What to do next. */
export function FlatActions({ home }: { readonly home: FlatHome }) {
  const { t } = useTranslation(['flat', 'housing']);
  const { alias, project, flat, asOf, calculator } = home;
  const keys = useSavedKeys();
  const localize = useLocalizedPath();
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
      <ReserveFlat
        alias={alias}
        flat={flat}
        hours={calculator?.reservation?.hours ?? null}
        href={localize(callRequestPath({ project: alias, flat: flat.id }))}
        visitTo={visitPath(alias, flat.id)}
        nearest={<NearestFlats home={home} />}
      />
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
