import { useTranslation } from 'react-i18next';
import type { ProjectCard } from '#shared/responses';
import { Button, CloseIcon, VisuallyHidden } from '#shared/ui';
import styles from './ProjectFilterBar.module.css';
import { projectFilter, type ProjectFilter, useConditionWords } from './projectFilter.ts';

export interface ChosenListProps {
  readonly projects: readonly ProjectCard[];
  readonly filter: ProjectFilter;
  readonly onChange: (change: Partial<ProjectFilter>) => void;
  /** The last of them is taken off: the focus needs another place. */
  readonly onEmptied: () => void;
}

/** Everything that narrows the list, each with a way to take it off. */
export function ChosenList({ projects, filter, onChange, onEmptied }: ChosenListProps) {
  const { t } = useTranslation('projects');
  const wordsOf = useConditionWords(projects);
  const chosen = projectFilter.chosen(filter);

  const takeOff = (without: Partial<ProjectFilter>, button: HTMLElement): void => {
    // Before the button goes, and the focus with it.
    if (chosen.length === 1) onEmptied();
    else button.closest('li')?.nextElementSibling?.querySelector('button')?.focus();
    onChange(without);
  };

  return (
    <ul aria-label={t('chosen.label')} className={styles.chosenList}>
      {chosen.map((each) => {
        const words = wordsOf(each);
        return (
          <li key={`${each.condition} ${words}`}>
            <button
              type="button"
              className={styles.chosenChip}
              onClick={({ currentTarget }) => takeOff(each.without, currentTarget)}
            >
              <VisuallyHidden>{t('chosen.remove')}</VisuallyHidden>
              {words}
              <CloseIcon size={16} />
            </button>
          </li>
        );
      })}
      <li>
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            onEmptied();
            onChange(projectFilter.cleared(filter));
          }}
        >
          {t('clear')}
        </Button>
      </li>
    </ul>
  );
}
