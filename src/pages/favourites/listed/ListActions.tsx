import { useTranslation } from 'react-i18next';
import { joinWords, useFlatWords } from '#entities/flat';
import { aliasesOf } from '#features/favourites';
import { CallRequestButton } from '#features/call-request';
import { PhoneIcon } from '#shared/ui';
import { isOnOffer, type ListedFlat } from './listedFlat.ts';
import styles from './ListActions.module.css';
import { ShareFlats } from '../sharing/ShareFlats.tsx';

/** The message travels in an address, which has an end; who wants to know more asks by phone. */
const namedAtMost = 10;

/** "Obriy Park, No. 9 (58.4 m²); ...": the flats as the salesperson reads of them. */
function useFlatNames(listedFlats: readonly ListedFlat[]): string {
  const { t } = useTranslation('favourites');
  const wordsOf = useFlatWords();
  const named = listedFlats.slice(0, namedAtMost).flatMap(({ alias, names, facts }) => {
    if (facts === null) return [];
    const { short, area } = wordsOf(facts);
    return `${joinWords([names?.project ?? alias, short])}${area === null ? '' : ` (${area})`}`;
  });
  const flats = named.join('; ');
  const more = listedFlats.length - named.length;
  return more > 0 ? t('askMore', { flats, count: more }) : flats;
}

interface ListActionsProps {
  readonly listedFlats: readonly ListedFlat[];
  /** Whether asking is the first thing to do here. */
  readonly askFirst: boolean;
}

/** What can be done with the whole list. */
export function ListActions({ listedFlats, askFirst }: ListActionsProps) {
  const { t } = useTranslation('favourites');
  const onOffer = listedFlats.filter(isOnOffer);
  const flats = useFlatNames(onOffer);
  const [alias, ...others] = aliasesOf(onOffer);

  return (
    <div className={styles.actions}>
      {alias !== undefined && (
        <CallRequestButton
          icon={<PhoneIcon />}
          variant={askFirst ? 'primary' : 'secondary'}
          message={t('askMessage', { flats })}
          {...(others.length === 0 && { project: alias })}
        >
          {t('ask')}
        </CallRequestButton>
      )}
      <ShareFlats flats={listedFlats} />
    </div>
  );
}
