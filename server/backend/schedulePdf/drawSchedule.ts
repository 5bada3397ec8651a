import type { CalculatorFlat } from '#contract/money/calculator.ts';
import type { PurchaseCosts } from '#contract/money/purchaseCost.ts';
import type { Whole } from '#contract/whole.ts';
import type { ScheduleQuery } from '#contract/money/schedule.ts';
import type { Language } from '#domain/languages.ts';
import { textOf } from '../../texts.ts';
import { brandColors } from '../../brand.ts';
import type { Style } from '../pdf/writer.ts';
import { formatDay } from '../format.ts';
import { drawPayments } from './drawPayments.ts';
import type { SchedulePlan } from './planOf.ts';
import { scheduleFacts } from './scheduleFacts.ts';
import { column, createSheet, sheetPage, type Sheet } from '../pdf/sheet.ts';

interface Schedule extends SchedulePlan {
  readonly language: Language;
  readonly query: ScheduleQuery;
  readonly project: { readonly title: string; readonly address: string };
  readonly flat: Whole<CalculatorFlat> | null;
  readonly costs: Whole<PurchaseCosts> | null;
  /** The company's phone. */
  readonly phone: string;
}

const brand: Style = { face: 'title', size: 20, colour: brandColors.ink };
const quiet: Style = { face: 'text', size: 8.5, colour: brandColors.muted };
const title: Style = { face: 'title', size: 24, colour: brandColors.ink };
const subtitle: Style = { face: 'text', size: 10.5, colour: brandColors.muted };
const value: Style = { face: 'strong', size: 10, colour: brandColors.ink };
const rowHeight = 20;
const lead = 14;
const labels = 190;

function drawHead(sheet: Sheet, { language, project, flat, programme, phone }: Schedule): void {
  sheet.structure.within('P', () => {
    sheet.line(textOf(language, 'brand:name'), sheetPage.side, 60, brand);
    sheet.lineEnding(phone, sheetPage.width - sheetPage.side, 60, quiet);
  });
  sheet.horizon(70);
  sheet.y = 88;
  sheet.paragraph(programme ?? textOf(language, 'schedule:document.instalment'), title, 'H1');
  const where = [project.title, project.address];
  if (flat !== null) {
    where.push(
      textOf(language, 'schedule:document.flat', {
        number: String(flat.number),
        section: String(flat.section),
        floor: String(flat.floor),
        building: flat.building.name,
      }),
    );
  }
  sheet.y += 4;
  sheet.paragraph(where.join(' · '), subtitle);
  sheet.y += 18;
}

function drawFacts(sheet: Sheet, { language, query, payments, flat, costs }: Schedule): void {
  sheet.rule(sheet.y);
  const { structure } = sheet;
  structure.within('Table', () => {
    for (const [label, text] of scheduleFacts(language, query, payments, flat, costs)) {
      const lines = sheet.linesOf(text, value, column - labels);
      structure.within('TR', () => {
        structure.within('TH', () => sheet.line(label, sheetPage.side, sheet.y + 13.5, quiet), { scope: 'Row' });
        structure.within('TD', () =>
          lines.forEach((line, index) =>
            sheet.line(line, sheetPage.side + labels, sheet.y + 13.5 + index * lead, value),
          ),
        );
      });
      sheet.y += rowHeight + (lines.length - 1) * lead;
      sheet.rule(sheet.y);
    }
  });
  sheet.y += 24;
}

/** Draws the PDF with every payment of a plan. */
export async function drawSchedule(schedule: Schedule): Promise<Buffer> {
  const {
    language,
    query: { day: contractDay, rate },
  } = schedule;
  const name = `${schedule.programme ?? textOf(language, 'schedule:document.instalment')}, ${schedule.project.title}`;
  const sheet = await createSheet({ language, title: name, day: contractDay });
  drawHead(sheet, schedule);
  drawFacts(sheet, schedule);
  await drawPayments(sheet, language, schedule.query, schedule.payments);
  sheet.y += 12;
  if (rate !== undefined) sheet.paragraph(textOf(language, 'schedule:peg.note'), quiet);
  sheet.paragraph(textOf(language, 'schedule:document.note', { day: formatDay(contractDay, language) }), quiet);
  return sheet.finish(name);
}
