interface ProjectBondTabProps {
  readonly alias: string;
}

export const ProjectBondTab = ({ alias }: ProjectBondTabProps) => <h1>{alias}</h1>;
