import type { Project } from '#shared/answers';
import { LocalRichText } from '#shared/routing';
import { Heading, Section } from '#shared/ui';
import styles from './Description.module.css';

export function Description({ project: { tagline, description } }: { readonly project: Project }) {
  if (tagline === null && description.length === 0) return null;
  return (
    <Section id="description">
      <div className={styles.columns}>
        {tagline !== null && (
          <Heading level={2} size="l" id="description-heading">
            {tagline}
          </Heading>
        )}
        <LocalRichText blocks={description} />
      </div>
    </Section>
  );
}
