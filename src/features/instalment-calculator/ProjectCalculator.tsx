import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { calculatorAsked, projectApi, selectCalculator } from '#entities/project';
import { isNotFound, useAnswer, type ApiState } from '#shared/api';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { CalculatorSkeleton } from './CalculatorSkeleton.tsx';
import { InstalmentCalculator } from './InstalmentCalculator.tsx';

interface ProjectCalculatorProps {
  readonly alias: string;
  /** Sends the plan, told in words, to a salesperson. */
  readonly renderPlanAction: (plan: string) => ReactNode;
  /** What to do where there is nothing to calculate. */
  readonly emptyAction: ReactNode;
}

/** The calculator of a project, once the project's rules are there. */
export function ProjectCalculator({ alias, ...slots }: ProjectCalculatorProps) {
  const language = useLanguage();
  const [search] = useSearchParams();
  // The flat of the link; whoever gives it up later needs no other answer.
  const [first] = useState(search);
  const asked = calculatorAsked(alias, language, first);
  const answer = useAnswer(projectApi.endpoints.getCalculator, asked);
  const project = useSelector((state: ApiState) => selectCalculator(state, asked));

  // An unknown project is the whole page's to say.
  if (isNotFound(answer.error)) return null;
  if (project === undefined) return <Awaited answer={answer} skeleton={<CalculatorSkeleton />} />;
  return <InstalmentCalculator project={project} {...slots} />;
}
