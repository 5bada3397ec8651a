interface ProjectNewsTabProps {
  readonly alias: string;
}

export const ProjectNewsTab = ({ alias }: ProjectNewsTabProps) => <h1>{alias}</h1>;
