interface ProjectAerialTabProps {
  readonly alias: string;
}

export const ProjectAerialTab = ({ alias }: ProjectAerialTabProps) => <h1>{alias}</h1>;
