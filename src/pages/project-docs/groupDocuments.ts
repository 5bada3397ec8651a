import type { ProjectDocument, Term } from '#shared/answers';

interface DocumentGroup {
  /** Null: papers of no group. */
  readonly group: Term | null;
  readonly items: readonly ProjectDocument[];
}

/** Groups and papers in the order in which the backend names them. */
export function groupDocuments(documents: readonly ProjectDocument[]): readonly DocumentGroup[] {
  return [...Map.groupBy(documents, ({ group }) => group?.key).values()].flatMap((items) =>
    items[0] === undefined ? [] : [{ group: items[0].group, items }],
  );
}
