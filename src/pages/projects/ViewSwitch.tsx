import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { ProjectsView } from '#features/project-pick';
import { heavyPartWanted } from '#shared/loading';
import { mapPart } from '#shared/map';
import { ChipGroup, Chip, ListIcon, MapIcon } from '#shared/ui';
import { useProjectsView } from './useProjectsView.ts';
import styles from './ViewSwitch.module.css';

/** On a narrow screen there is room for one of the two. */
export function ViewSwitch() {
  const { t } = useTranslation('projects');
  const dispatch = useDispatch();
  const [view, setView] = useProjectsView();
  const choose = (next: ProjectsView): void => {
    // Whoever saves data and presses "Map" has asked for it.
    if (next === 'map') dispatch(heavyPartWanted(mapPart));
    setView(next);
  };
  return (
    <div className={styles.switch}>
      <ChipGroup legend={t('view.label')} legendHidden>
        <Chip pressed={view === 'list'} onPressedChange={() => choose('list')} icon={<ListIcon size={18} />}>
          {t('view.list')}
        </Chip>
        <Chip pressed={view === 'map'} onPressedChange={() => choose('map')} icon={<MapIcon size={18} />}>
          {t('view.map')}
        </Chip>
      </ChipGroup>
    </div>
  );
}
