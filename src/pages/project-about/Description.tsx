import type { Project } from '#contract/project.ts';
import { LocalRichText } from '#shared/routing';
import { Heading, Section } from '#shared/ui';
import styles from './Description.module.css';

export function Description({ project: { tagline, description } }: { readonly project: Project }) {
  return (
    <Section id="description">
      <div className={styles.columns}>
        <Heading level={2} size="l" id="description-heading">
          {tagline}
        </Heading>
        <LocalRichText blocks={description} />
      </div>
    </Section>
  );
}
