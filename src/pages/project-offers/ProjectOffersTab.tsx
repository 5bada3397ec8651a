interface ProjectOffersTabProps {
  readonly alias: string;
}

export const ProjectOffersTab = ({ alias }: ProjectOffersTabProps) => <h1>{alias}</h1>;
