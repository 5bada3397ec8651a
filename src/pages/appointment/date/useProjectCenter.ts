import { useProjectHead } from '#entities/project';

/** The sales center that sells a project; null without a project, while it is on its way, and when nobody knows it. */
export function useProjectCenter(alias: string | null): string | null {
  return useProjectHead(alias).data?.sales_center ?? null;
}
