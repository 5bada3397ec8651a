import * as z from 'zod';
import { languages } from '#domain/languages.ts';
import { Alias } from './common.ts';
import { Flat } from './planning.ts';
import { ScheduleQuery } from './schedule.ts';

/** Addresses that are opened as links and answer a file: the project's own answer to "not shown". */
export const pdfNames = {
  getFlatPdf: {
    method: 'GET',
    path: '/api/projects/{alias}/plannings/{id}.pdf',
    summary: 'A flat on a sheet of A4, as PDF',
    extension: 'flat_pdf',
    mediaType: 'application/pdf',
    params: z.object({ alias: Alias, id: Flat.shape.id.max(64) }),
    /** A link carries no header of its own: its language stands in the address, and goes before Accept-Language. */
    query: z.object({ language: z.enum(languages).optional() }),
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
