interface ProjectProgressTabProps {
  readonly alias: string;
}

export const ProjectProgressTab = ({ alias }: ProjectProgressTabProps) => <h1>{alias}</h1>;
