import { useTranslation } from 'react-i18next';
import type { ProjectCard } from '#shared/answers';
import { formatMonth } from '#shared/format';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { Heading, Picture, Text, TileGrid } from '#shared/ui';
import styles from './FinishedProjects.module.css';

/** What was promised and stands: each with the month in which people moved in. */
export function FinishedProjects({ projects }: { readonly projects: readonly ProjectCard[] }) {
  const { t } = useTranslation(['about', 'housing']);
  const language = useLanguage();
  return (
    <TileGrid items={projects}>
      {({ alias, title, address, district, readiness, image }) => (
        <div className={styles.project}>
          <Picture image={image} ratio="3 / 2" sizes="(min-width: 68rem) 27rem, (min-width: 44rem) 48vw, 100vw" />
          <div>
            <Heading level={3} size="s">
              <LocalLink to={pathTo('projectAbout', { alias })} className={styles.link}>
                {title}
              </LocalLink>
            </Heading>
            <Text size="s" tone="soft">
              {[district && t('housing:districtNamed', { name: district.name }), address].filter(Boolean).join(', ')}
            </Text>
            {readiness !== null && readiness.month !== null && (
              <Text size="s" tone="muted">
                {t('housing:handover.done', { month: formatMonth(readiness.month, language) })}
              </Text>
            )}
          </div>
        </div>
      )}
    </TileGrid>
  );
}
