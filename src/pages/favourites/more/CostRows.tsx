import { useTranslation } from 'react-i18next';
import { type CostLine, priceBeforeOffers, purchaseCost } from '#domain/money/purchaseCost.ts';
import { projectApi } from '#entities/project';
import { aliasesOf } from '#features/favourites';
import { formatDay, formatMoney, joinWords } from '#shared/format';
import type { CostItem } from '#shared/responses';
import { useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import type { ListedFlat } from '../listedFlat.ts';
import { aliasesKey, useProjectResults } from '../projectResults.ts';
import { type ComparisonCell, ComparisonGroup, ComparisonRow } from './ComparisonRow.tsx';

const nothingChosen: ReadonlySet<string> = new Set();

/** What is paid beside the price of each flat that is bought at once, a row an item, each with its source. */
export function CostRows({ listedFlats }: { readonly listedFlats: readonly ListedFlat[] }) {
  const { t } = useTranslation(['purchaseCost', 'housing']);
  const language = useLanguage();
  const today = useToday();
  const calculators = useProjectResults(projectApi.endpoints.getCalculator, aliasesKey(aliasesOf(listedFlats)));
  const columns = listedFlats.map(({ key, alias, flat }) => {
    const costs = calculators.get(alias)?.costs ?? null;
    const price =
      flat === null || flat.status === 'sold' || costs === null ? null : priceBeforeOffers(flat, costs, today);
    if (flat === null || costs === null || price === null) return { key, lines: [] };
    return { key, lines: purchaseCost({ ...flat, price }, costs, nothingChosen, today).lines };
  });
  const items = new Map(columns.flatMap(({ lines }) => lines.map(({ item }) => [item.id, item])));
  if (items.size === 0) return null;

  const textOf = ({ item, amount }: CostLine<CostItem>): string => {
    if (item.payer === 'developer') return t('purchaseCost:paidByUs');
    const sum = formatMoney(amount, language);
    return item.from ? t('housing:priceFrom', { price: sum }) : sum;
  };
  const noteOf = ({ item, included }: CostLine<CostItem>): string =>
    joinWords(
      [
        included ? null : t('purchaseCost:optional'),
        item.source && `${item.source.name}, ${formatDay(item.source.date, language)}`,
      ],
      '; ',
    );
  const cellsOf = (id: string): readonly ComparisonCell[] =>
    columns.map(({ key, lines }) => {
      const line = lines.find(({ item }) => item.id === id);
      return line === undefined ? { key, text: null } : { key, text: textOf(line), note: noteOf(line) };
    });
  return (
    <ComparisonGroup title={t('purchaseCost:heading')} columns={columns.length}>
      {[...items.values()].map(({ id, name, group }) => (
        <ComparisonRow key={id} name={group === null ? name : `${group.name}: ${name}`} cells={cellsOf(id)} />
      ))}
    </ComparisonGroup>
  );
}
