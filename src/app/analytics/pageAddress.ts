/** What chooses among what everybody may see. Anything else in a query may be somebody's own. */
const filters = new Set([
  'status',
  'district',
  'class',
  'rooms',
  'area',
  'readiness',
  'price_from',
  'price_to',
  'sort',
  'category',
  'view',
]);
const harmless = /^[\w.,-]{1,64}$/;
const campaign = /^utm_(?:source|medium|campaign|term|content)$/i;

/** The longest mark of a campaign that is told. */
const longest = 200;

/** What may be told of a page's query, with its question mark. */
export function toldQuery(search: string): string {
  const told = [...new URLSearchParams(search)].filter(([name, value]) =>
    campaign.test(name) ? value.length <= longest : filters.has(name) && harmless.test(value),
  );
  return told.length === 0 ? '' : `?${new URLSearchParams(told).toString()}`;
}
