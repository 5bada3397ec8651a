interface ProjectPlanTabProps {
  readonly alias: string;
}

export const ProjectPlanTab = ({ alias }: ProjectPlanTabProps) => <h1>{alias}</h1>;
