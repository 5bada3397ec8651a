import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { ProjectFilter } from '#features/project-filter';
import { areaSettled } from '#features/project-pick';
import { Button } from '#shared/ui';
import styles from './mapParts.module.css';

interface AreaSearchProps {
  /** What is searched. */
  readonly bounds: ProjectFilter['bounds'];
  /** What the map has been moved to. */
  readonly offered: ProjectFilter['bounds'];
  readonly onChange: (change: Partial<ProjectFilter>) => void;
}

/** Offers to search what the map has been moved to; after that, to search everywhere again. */
export function AreaSearch({ bounds, offered, onChange }: AreaSearchProps) {
  const { t } = useTranslation('projects');
  const dispatch = useDispatch();
  const search = (button: HTMLElement): void => {
    // Before the button is removed together with the focus.
    button.closest('[role=group]')?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
    dispatch(areaSettled());
    onChange({ bounds: offered });
  };
  if (offered === null && bounds === null) return null;
  return (
    <Button
      variant="secondary"
      size="s"
      className={styles.button}
      onClick={({ currentTarget }) => search(currentTarget)}
    >
      {offered === null ? t('bounds.leave') : t('bounds.search')}
    </Button>
  );
}

export { PickedProject } from '#features/project-pick';
