import { useTranslation } from 'react-i18next';
import { useFlatWords } from '#entities/flat';
import { Checkbox, VisuallyHidden } from '#shared/ui';
import type { ListedFlat } from '../listed/listedFlat.ts';
import type { ComparisonChoice } from './useComparison.ts';

interface CompareBoxProps {
  readonly listed: ListedFlat;
  readonly comparison: ComparisonChoice;
  readonly className?: string | undefined;
}

/** Puts the flat into the comparison; nothing for a flat of which nothing is known. */
export function CompareBox({ listed, comparison: { chosen, full, toggle }, className }: CompareBoxProps) {
  const { t } = useTranslation('favourites');
  const wordsOf = useFlatWords();
  const { key, facts, standing } = listed;
  if (facts === null || standing === 'gone') return null;
  const checked = chosen.some((each) => each.key === key);
  return (
    <Checkbox checked={checked} disabled={full && !checked} onChange={() => toggle(listed)} className={className}>
      <span aria-hidden>{t('compare.choose')}</span>
      <VisuallyHidden>{t('compare.chooseFlat', { flat: wordsOf(facts).quoted })}</VisuallyHidden>
    </Checkbox>
  );
}
