interface ProjectAboutTabProps {
  readonly alias: string;
}

export const ProjectAboutTab = ({ alias }: ProjectAboutTabProps) => <h1>{alias}</h1>;
