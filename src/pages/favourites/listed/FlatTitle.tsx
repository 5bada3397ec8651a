import { useTranslation } from 'react-i18next';
import { flatPath, useFlatWords } from '#entities/flat';
import { LocalLink } from '#shared/routing';
import { Skeleton } from '#shared/ui';
import type { ListedFlat } from './listedFlat.ts';

interface FlatTitleProps {
  readonly listed: ListedFlat;
  readonly className?: string | undefined;
}

/** "Two-room, No. 9", a link while there is a page of it. */
export function FlatTitle({ listed: { alias, id, facts, standing }, className }: FlatTitleProps) {
  const { t } = useTranslation('favourites');
  const wordsOf = useFlatWords();
  if (facts === null && standing === 'unsure') return <Skeleton size="l" />;
  const title = facts === null ? t('unnamed') : wordsOf(facts).name;
  if (standing === 'gone') return title;
  return (
    <LocalLink to={flatPath(alias, id)} className={className}>
      {title}
    </LocalLink>
  );
}
