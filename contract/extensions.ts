import * as z from 'zod';

interface Extension {
  /** Fields that belong to it beside its calls, which name it themselves. */
  readonly fields?: string;
  /** What a visitor misses with a backend without it. */
  readonly without: string;
}

/**
 * Optional features of a backend beyond SPEC.md section 7. `GET /api/extensions` lists those that it has; a backend
 * without that call has none. Calls and PDFs name their extension in `calls.ts` and `pdfs.ts`.
 */
export const extensions = {
  application_fields: {
    fields:
      '`project`, `flat`, `call_*`, `agreement`, `consent_*`, `website`, `fill_ms`, `source_consent`, `utm_*`, `referrer` and `landing_page` of `GET /api/application`; `Idempotency-Key`; a receipt in its answer',
    without:
      'Flat and time of the call stand in the message; there is no number to quote, and consent and source are not passed on',
  },
  consultations: { without: 'A consultation is a call request, with its topic and the email address in the message' },
  receipts: { without: 'The success view does not follow how far a lead has come' },
  visits: { without: 'An appointment is a call request that names the day; no hour is held, moved or cancelled' },
  reservations: {
    fields: '`CalculatorProject.reservation`',
    without: 'No flat can be reserved on the site; its page offers a call and a visit',
  },
  flat_search: {
    without: 'The search of flats reads the flats of every development, which takes longer, and has no mortgages',
  },
  site_plan: { without: 'Flats are chosen from list, table and chessboard, without pictures to press' },
  passport: { without: 'No safety and energy passport: no page, no line about shelter and backup power' },
  eligibility: { without: 'Nobody is told whether a state mortgage may be theirs; its rules stand as text' },
  history: { without: 'No history: prices and sales of the past, and changed hand-over dates, are not told' },
  flat_pdf: { without: 'The page of a flat has no PDF; it can be printed' },
  schedule_pdf: { without: 'The payments of a plan have no PDF; they are on the page' },
} as const satisfies Readonly<Record<string, Extension>>;

export type ExtensionName = keyof typeof extensions;

/** Names of extensions; a backend may have others, which the site ignores. */
export const ExtensionsData = z.array(z.string().min(1)).meta({ id: 'ExtensionsData' });
