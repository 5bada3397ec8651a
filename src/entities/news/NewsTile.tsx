import type { NewsCard } from '#contract/news.ts';

interface NewsTileProps {
  readonly item: NewsCard;
  /** Of the first view: its picture is asked for at once. */
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
}

export function NewsTile({ item, headingLevel = 3 }: NewsTileProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article>
      <Heading>{item.title}</Heading>
    </article>
  );
}
