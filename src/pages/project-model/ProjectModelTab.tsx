interface ProjectModelTabProps {
  readonly alias: string;
}

export const ProjectModelTab = ({ alias }: ProjectModelTabProps) => <h1>{alias}</h1>;
