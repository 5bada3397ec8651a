import { parseArgs } from 'node:util';
import { addDays } from '#domain/time/days.ts';
import { momentInKyiv } from '#domain/time/kyivMoment.ts';
import type { LeadFilter } from '../../server/backend/leads/listLeads.ts';
import { StartError } from '../../server/startError.ts';

export type Format = 'table' | 'csv' | 'json' | 'visits';

type LeadsCommand =
  | { readonly task: 'print'; readonly format: Format; readonly filter: LeadFilter }
  | { readonly task: 'forget'; readonly phone: string }
  | { readonly task: 'confirm'; readonly number: string }
  | { readonly task: 'erase-expired' }
  | { readonly task: 'backup'; readonly file: string }
  | { readonly task: 'restore'; readonly file: string };

const usage = `npm run tool leads [-- options]
  --kind call|consultation|visit|reservation   --phone "+380 …"   --since 2026-11-01   --until 2026-11-30 (that day included)
  --visits 2026-11-23              visits of a day, in their order
  --csv, --json                    npm run --silent tool leads -- --csv > leads.csv
npm run tool leads -- confirm O-2611-0001
npm run tool leads -- forget --phone "+380 …"
npm run tool leads -- erase-expired              what is older than LEAD_RETENTION_DAYS
npm run tool leads -- backup leads.sqlite        also while the site runs
npm run tool leads -- restore leads.sqlite       while it does not`;

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const kinds = ['call', 'consultation', 'visit', 'reservation'] as const;

function given(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        csv: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        kind: { type: 'string' },
        phone: { type: 'string' },
        since: { type: 'string' },
        until: { type: 'string' },
        visits: { type: 'string' },
      },
    });
  } catch {
    throw new StartError(usage);
  }
}

/** The moments in Kyiv at which a day starts and ends. */
function endsOf(text: string): readonly [from: string, until: string] {
  // Dates roll over: 31 November would be 1 December.
  if (!day.test(text) || addDays(text, 0) !== text) throw new StartError(`${text} is no day such as 2026-11-23`);
  return [momentInKyiv(text, '00:00').toISOString(), momentInKyiv(addDays(text, 1), '00:00').toISOString()];
}

/** The shortest phone of the contract; fewer digits could match many people. */
const fewestDigits = 5;

function phoneOf(text: string): string {
  if (text.replaceAll(/\D/g, '').length < fewestDigits) {
    throw new StartError(`${text === '' ? 'Nothing' : text} is no phone number`);
  }
  return text;
}

function kindOf(text: string): (typeof kinds)[number] {
  const kind = kinds.find((each) => each === text);
  if (kind === undefined) throw new StartError(`There is no ${text}: --kind takes ${kinds.join(', ')}`);
  return kind;
}

function filterOf({ kind, phone, since, until, visits }: ReturnType<typeof given>['values']): LeadFilter {
  const [visitsFrom, visitsUntil] = visits === undefined ? [] : endsOf(visits);
  return {
    ...(kind === undefined ? {} : { kind: kindOf(kind) }),
    ...(phone === undefined ? {} : { phone: phoneOf(phone) }),
    ...(since === undefined ? {} : { since: endsOf(since)[0] }),
    ...(until === undefined ? {} : { until: endsOf(until)[1] }),
    ...(visitsFrom === undefined || visitsUntil === undefined ? {} : { visitsFrom, visitsUntil }),
  };
}

/** Throws a StartError with the usage. */
export function readLeadsCommand(args: readonly string[]): LeadsCommand {
  const { values, positionals } = given(args);
  const [task, subject, ...more] = positionals;
  if (more.length > 0) throw new StartError(usage);
  if (task === 'confirm' && subject !== undefined) return { task, number: subject };
  if ((task === 'backup' || task === 'restore') && subject !== undefined) return { task, file: subject };
  if (task === 'erase-expired' && subject === undefined) return { task };
  if (task === 'forget' && subject === undefined && values.phone !== undefined) {
    return { task, phone: phoneOf(values.phone) };
  }
  if (task !== undefined || (values.csv && values.json)) throw new StartError(usage);
  const plain = values.visits === undefined ? 'table' : 'visits';
  return { task: 'print', format: values.csv ? 'csv' : values.json ? 'json' : plain, filter: filterOf(values) };
}
