import { useTranslation } from 'react-i18next';
import { LocalNavLink, pathTo } from '#shared/routing';
import { Container, TabNav } from '#shared/ui';
import styles from './ProjectTabs.module.css';
import { tabNames, type TabName } from './useCurrentTab.ts';

interface ProjectTabsProps {
  readonly alias: string;
  readonly current: TabName;
}

export function ProjectTabs({ alias, current }: ProjectTabsProps) {
  const { t } = useTranslation('project');
  return (
    <Container className={styles.tabs}>
      <TabNav label={t('tabs.label')} current={current}>
        {tabNames.map((name) => (
          <LocalNavLink key={name} to={pathTo(name, { alias })}>
            {t(`tabs.${name}`)}
          </LocalNavLink>
        ))}
      </TabNav>
    </Container>
  );
}
