import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { priceOn } from '#domain/discount.ts';
import { verdictOn } from '#domain/eligibility.ts';
import { flatPath } from '#entities/flat';
import {
  eligibilityApi,
  eligibilityId,
  householdOf,
  judgedProgrammes,
  selectAnswers,
  usePersistedAnswers,
  useVerdictLine,
} from '#entities/mortgage';
import { projectApi } from '#entities/project';
import { useQueryResult } from '#shared/api';
import type { FoundFlat } from '#shared/responses';
import { LocalLink, useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';

/** Restores the answers on the device, for the verdicts of all lines; leads to where they are given. */
export function Questions({ first }: { readonly first: FoundFlat | undefined }) {
  const { t } = useTranslation('eligibility');
  usePersistedAnswers();
  if (first === undefined) return null;
  return (
    <LocalLink to={`${flatPath(first.project.alias, first.flat.id)}#${eligibilityId}`}>{t('compare.ask')}</LocalLink>
  );
}

interface FlatVerdictProps extends Pick<FoundFlat, 'flat' | 'project'> {
  /** Keys of the programmes that the visitor asks for. */
  readonly programmes: readonly string[];
  /** While nobody knows the verdict. */
  readonly otherwise: string;
}

/** What the visitor's answers come to for one flat, by each programme. */
export function FlatVerdict({ flat, project: { alias }, programmes, otherwise }: FlatVerdictProps) {
  const language = useLanguage();
  const today = useToday();
  const lineOf = useVerdictLine();
  const household = householdOf(useSelector(selectAnswers));
  const args = household === null ? null : { alias, language };
  const { data: calculator } = useQueryResult(projectApi.endpoints.getCalculator, args);
  const { data: eligibility } = useQueryResult(eligibilityApi.endpoints.getEligibility, args);
  const price = priceOn(flat, today);
  if (household === null || today === null || price === null || !calculator || !eligibility) return otherwise;

  const { completed } = eligibility;
  const offered = { price, area: flat.total_area, completed };
  const lines = judgedProgrammes(calculator.mortgages, eligibility)
    .filter(({ key }) => programmes.includes(key))
    .map((programme) => lineOf(programme, verdictOn(programme, programme.eligibility, household, offered, today)));
  return lines.length === 0 ? otherwise : lines.join(' ');
}
