import type { ProjectCard } from '#contract/project.ts';

interface ProjectTileProps {
  readonly project: ProjectCard;
  /** Of the first view: its picture is asked for at once. */
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
}

export function ProjectTile({ project, headingLevel = 3 }: ProjectTileProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article>
      <Heading>{project.title}</Heading>
    </article>
  );
}
