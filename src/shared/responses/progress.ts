import type * as Contract from '#contract/progress.ts';
import { image, percent, term } from './common.ts';
import { address, day, list, month, object, oneOf, text, whole, type Read, type Reader } from './read.ts';

export type ProgressStage = Read<Contract.ProgressStage>;
export type ProgressMonth = Read<Contract.ProgressMonth>;
export type ProjectDocument = Read<Contract.ProjectDocument>;

const stage = object<Contract.ProgressStage>({ name: text }, { percent, planned_percent: percent });

export const progress: Reader<readonly ProgressMonth[]> = list(
  object<Contract.ProgressMonth>({ month }, { title: text, text, percent, stages: list(stage), images: list(image) }),
);

export const documents: Reader<readonly ProjectDocument[]> = list(
  object<Contract.ProjectDocument>(
    { url: address },
    {
      id: text,
      group: term,
      title: text,
      format: oneOf('pdf'),
      size: whole(1),
      date: day,
      number: text,
      registry_url: address,
    },
  ),
);
