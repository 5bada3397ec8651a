interface ProjectDocsTabProps {
  readonly alias: string;
}

export const ProjectDocsTab = ({ alias }: ProjectDocsTabProps) => <h1>{alias}</h1>;
