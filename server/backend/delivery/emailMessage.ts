import type { VisitKind } from '#contract/leads/visit.ts';
import type { Language } from '#domain/languages.ts';
import { textOf } from '../../texts.ts';
import type { Content } from '../content/assemble.ts';
import { formatFullDay, formatMoment } from '../format.ts';
import type { CallWish } from '../database/tables.ts';
import type { QueuedDelivery } from './deliveryQueue.ts';

interface EmailMessage {
  readonly subject: string;
  readonly text: string;
}

type Row = readonly [label: string, value: string | null | undefined];

/** Characters that reverse the direction of text. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A foreign text as one line of the email. */
const asLine = (value: string): string =>
  value
    .replaceAll(turning, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** Quotes each line, so that no text of a visitor can pass for the email's own. */
const asQuote = (value: string): string[] =>
  value.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `> ${asLine(line)}`.trimEnd());

const projectTitle = ({ projects }: Content, alias: string | null): string | null =>
  projects.find((project) => project.alias === alias)?.title ?? alias;

const centerName = ({ centers }: Content, alias: string): string =>
  centers.find((center) => center.alias === alias)?.name ?? alias;

function visitRows({ visit, details }: QueuedDelivery, content: Content, language: Language): Row[] {
  if (visit === undefined) return [];
  const { from } = details;
  const place = ({ center, starts_at }: { center: string; starts_at: string }): string =>
    `${centerName(content, center)}, ${formatMoment(starts_at, language)}`;
  const kindOf = (kind: VisitKind): string => textOf(language, `mail:visitKinds.${kind}`);
  return [
    ['visit', place(visit)],
    ['visitBefore', from === undefined || place(from) === place(visit) ? null : place(from)],
    ['visitKind', kindOf(visit.kind)],
    ['visitBefore', from?.kind === undefined || from.kind === visit.kind ? null : kindOf(from.kind)],
  ];
}

function callRows({ lead }: QueuedDelivery, language: Language): Row[] {
  const wish = lead.call_wish === null ? undefined : (JSON.parse(lead.call_wish) as CallWish);
  const expected =
    lead.call_expected === null ? undefined : (JSON.parse(lead.call_expected) as { from: string; to: string });
  return [
    ['callWish', wish === undefined ? null : `${formatFullDay(wish.day, language)}, ${wish.from}–${wish.to}`],
    ['callUntil', expected === undefined ? null : formatMoment(expected.to, language)],
  ];
}

function sourceRows({ lead }: QueuedDelivery): Row[] {
  const source = lead.source === null ? {} : (JSON.parse(lead.source) as Readonly<Record<string, string>>);
  return Object.entries(source).map(([name, value]): Row => [name, value]);
}

/** Writes the email about an event. */
export function writeEmail(delivery: QueuedDelivery, content: Content, language: Language): EmailMessage {
  const { lead, event, number, reservation } = delivery;
  const label = (name: string): string => textOf(language, `mail:labels.${name}`);
  const shown = (rows: readonly Row[], labelled: (name: string) => string): string[] =>
    rows.flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [`${labelled(name)}: ${asLine(value)}`],
    );
  const consent =
    lead.consent_at === null
      ? null
      : `${lead.consent_version ?? ''} (${lead.consent_language ?? ''}), ${formatMoment(lead.consent_at, language)}`;
  const person: Row[] = [
    ['number', number],
    ['name', lead.name],
    ['phone', lead.phone],
    ['email', lead.email],
    ...visitRows(delivery, content, language),
    ['project', projectTitle(content, lead.project ?? delivery.visit?.project ?? null)],
    ['flat', lead.flat],
    ['reservedUntil', reservation === undefined ? null : formatMoment(reservation.ends_at, language)],
    ...callRows(delivery, language),
  ];
  const rest: Row[] = [
    ['received', formatMoment(lead.created_at, language)],
    ['consent', consent],
  ];
  const message = lead.message?.trim() ?? '';
  const parts = [
    shown(person, label),
    message === '' ? [] : [`${label('message')}:`, ...asQuote(message)],
    shown(rest, label),
    shown(sourceRows(delivery), (name) => name),
  ];
  return {
    subject: asLine(textOf(language, `mail:subjects.${lead.kind}.${event}`, { number, name: lead.name })),
    text: `${parts
      .filter((part) => part.length > 0)
      .map((part) => part.join('\n'))
      .join('\n\n')}\n`,
  };
}
