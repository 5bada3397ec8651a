import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { priceOn } from '#domain/money/discount.ts';
import { verdictOn } from '#domain/money/eligibility.ts';
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
export function Questions({ first: { project, flat } }: { readonly first: FoundFlat }) {
  const { t } = useTranslation('eligibility');
  usePersistedAnswers();
  const isAnswered = householdOf(useSelector(selectAnswers)) !== null;
  return (
    <LocalLink to={`${flatPath(project.alias, flat.id)}#${eligibilityId}`}>
      {t(isAnswered ? 'compare.change' : 'compare.ask')}
    </LocalLink>
  );
}

interface FlatVerdictProps extends Pick<FoundFlat, 'flat' | 'project'> {
  /** Keys of the programmes to judge. */
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
  // A project may have stopped selling by a programme since the search.
  return lines.join(' ');
}
