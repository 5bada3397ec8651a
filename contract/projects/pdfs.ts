import * as z from 'zod';
import { maxIdLength } from '#domain/alias.ts';
import { languages } from '#domain/languages.ts';
import { Alias } from '../common.ts';
import { Flat } from './planning.ts';
import { ScheduleQuery } from '../money/schedule.ts';

/** Files opened by links. */
export const pdfNames = {
  getFlatPdf: {
    method: 'GET',
    path: '/api/projects/{alias}/plannings/{id}.pdf',
    summary: 'A flat on a sheet of A4, as PDF',
    extension: 'flat_pdf',
    mediaType: 'application/pdf',
    params: z.object({ alias: Alias, id: Flat.shape.id.max(maxIdLength) }),
    /** A link cannot set headers: the language in its address overrides Accept-Language. */
    query: z.object({
      language: z.enum(languages).optional(),
      /** Ids of costs and aliases of offers, with commas between them, that the buyer has chosen. */
      with: z.string().max(1000).optional(),
    }),
  },
  getSchedule: {
    method: 'GET',
    path: '/api/projects/{alias}/calculator/schedule.pdf',
    summary: 'Every payment of a plan, as PDF',
    extension: 'schedule_pdf',
    mediaType: 'application/pdf',
    params: z.object({ alias: Alias }),
    query: ScheduleQuery,
  },
} as const;

export type PdfId = keyof typeof pdfNames;
