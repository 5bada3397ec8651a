import * as z from 'zod';
import { Day, Month, Percent, Term, WebAddress, offered } from '../common.ts';
import { Image } from '../image.ts';

export const ProgressStage = z
  .object({ name: z.string().min(1), ...offered({ percent: Percent, planned_percent: Percent }) })
  .meta({ id: 'ProgressStage' });

/** One month of construction; the response has the newest first. */
export const ProgressMonth = z
  .object({
    month: Month,
    ...offered({
      title: z.string().min(1),
      text: z.string().min(1),
      percent: Percent,
      stages: z.array(ProgressStage),
      images: z.array(Image),
    }),
  })
  .meta({ id: 'ProgressMonth' });

export const ProgressData = z.object({ progress: z.array(ProgressMonth) }).meta({ id: 'ProgressData' });

export const ProjectDocument = z
  .object({
    url: WebAddress,
    ...offered({
      id: z.string().min(1),
      group: Term,
      title: z.string().min(1),
      format: z.literal('pdf'),
      /** Bytes. */
      size: z.int().positive(),
      date: Day,
      /** The number in the state register; null for documents that have none. */
      number: z.string().min(1).nullable(),
      registry_url: WebAddress.nullable(),
    }),
  })
  .meta({ id: 'ProjectDocument' });

export const DocumentsData = z.object({ documents: z.array(ProjectDocument) }).meta({ id: 'DocumentsData' });

export type ProgressStage = z.infer<typeof ProgressStage>;
export type ProgressMonth = z.infer<typeof ProgressMonth>;
export type ProgressData = z.infer<typeof ProgressData>;
export type ProjectDocument = z.infer<typeof ProjectDocument>;
export type DocumentsData = z.infer<typeof DocumentsData>;
