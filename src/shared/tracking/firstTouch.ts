/** How a visitor first came to the site; the names are those of the fields of leads. Unknown values are absent. */
export interface FirstTouch {
  readonly utm_source?: string;
  readonly utm_medium?: string;
  readonly utm_campaign?: string;
  readonly utm_term?: string;
  readonly utm_content?: string;
  /** The page with the link that was followed, without its query; never one of this site. */
  readonly referrer?: string;
  /** The path alone. */
  readonly landing_page?: string;
}

export interface Arrival {
  /** Of the document that the visit began with. */
  readonly address: string;
  /** `document.referrer`; may be empty. */
  readonly referrer: string;
  /** Under which the site is known. */
  readonly origins: readonly string[];
}

const campaignMarks = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export const touchNames = [
  ...campaignMarks,
  'referrer',
  'landing_page',
] as const satisfies readonly (keyof FirstTouch)[];

/** Characters, as in the contract; longer values are cut. */
const longest: Readonly<Record<keyof FirstTouch, number>> = {
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
  referrer: 500,
  landing_page: 500,
};

/** One line without control characters; never half of a character that takes two places. */
function lineOf(text: string, length: number): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Drops the query of another site's address, which may be personal. */
function referrerOf({ referrer, origins }: Arrival): string | undefined {
  const url = urlOf(referrer);
  if (url === null || url.host === '' || origins.includes(url.origin)) return undefined;
  return `${url.protocol}//${url.host}${url.pathname}`;
}

/** Keeps valid values under known names, from an address or from storage. */
export function cleanTouch(values: Readonly<Partial<Record<keyof FirstTouch, unknown>>>): FirstTouch {
  const entries = touchNames.map((name) => {
    const value = values[name];
    return [name, typeof value === 'string' ? lineOf(value, longest[name]) : ''] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

export function firstTouchOf(arrival: Arrival): FirstTouch {
  const url = urlOf(arrival.address);
  if (url === null) return {};
  const query = [...url.searchParams];
  const marks = campaignMarks.map((mark) => [mark, query.find(([name]) => name.toLowerCase() === mark)?.[1]] as const);
  return cleanTouch({ ...Object.fromEntries(marks), referrer: referrerOf(arrival), landing_page: url.pathname });
}

/** Whether it has more than the landing page. */
export function hasOrigin({ landing_page: _page, ...touch }: FirstTouch): boolean {
  return Object.keys(touch).length > 0;
}
