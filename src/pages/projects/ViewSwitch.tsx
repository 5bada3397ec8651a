import { useTranslation } from 'react-i18next';
import { ChipGroup, Chip, ListIcon, MapIcon } from '#shared/ui';
import { useProjectsView } from './useProjectsView.ts';
import styles from './ViewSwitch.module.css';

/** On a narrow screen there is room for one of the two. */
export function ViewSwitch() {
  const { t } = useTranslation('projects');
  const [view, setView] = useProjectsView();
  return (
    <div className={styles.switch}>
      <ChipGroup legend={t('view.label')} legendHidden>
        <Chip pressed={view === 'list'} onPressedChange={() => setView('list')} icon={<ListIcon size={18} />}>
          {t('view.list')}
        </Chip>
        <Chip pressed={view === 'map'} onPressedChange={() => setView('map')} icon={<MapIcon size={18} />}>
          {t('view.map')}
        </Chip>
      </ChipGroup>
    </div>
  );
}
