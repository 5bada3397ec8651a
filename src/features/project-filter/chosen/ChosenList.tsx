import { useTranslation } from 'react-i18next';
import type { ProjectCard } from '#shared/answers';
import { formatMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Button, CloseIcon, VisuallyHidden } from '#shared/ui';
import { type Choice, choices } from '../model/dimensions.ts';
import { withoutFilters, type ProjectFilter } from '../model/projectFilter.ts';
import { useChoiceNames } from '../model/useChoiceNames.ts';
import styles from './ChosenList.module.css';

export interface ChosenListProps {
  readonly projects: readonly ProjectCard[];
  readonly filter: ProjectFilter;
  readonly onChange: (change: Partial<ProjectFilter>) => void;
  /** The last of them is taken back: the focus needs another place. */
  readonly onEmptied: () => void;
}

interface Chosen {
  readonly key: string;
  readonly words: string;
  readonly without: Partial<ProjectFilter>;
}

function withoutValue(filter: ProjectFilter, choice: Choice, value: string | number): Partial<ProjectFilter> {
  return { [choice]: (filter[choice] as readonly (string | number)[]).filter((other) => other !== value) };
}

/** Everything that narrows the list, each with a way to take it back. */
export function ChosenList({ projects, filter, onChange, onEmptied }: ChosenListProps) {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  const nameOf = useChoiceNames(projects);

  const { priceFrom, priceTo, bounds } = filter;
  const chosen: readonly Chosen[] = [
    ...choices.flatMap((choice) =>
      filter[choice].map((value): Chosen => ({
        key: `${choice}-${value}`,
        words: nameOf(choice, value),
        without: withoutValue(filter, choice, value),
      })),
    ),
    ...(priceFrom === null
      ? []
      : [
          {
            key: 'from',
            words: t('price.removeFrom', { price: formatMoney(priceFrom, language) }),
            without: { priceFrom: null },
          },
        ]),
    ...(priceTo === null
      ? []
      : [
          {
            key: 'to',
            words: t('price.removeTo', { price: formatMoney(priceTo, language) }),
            without: { priceTo: null },
          },
        ]),
    ...(bounds === null ? [] : [{ key: 'bounds', words: t('bounds.chosen'), without: { bounds: null } }]),
  ];

  const takeBack = ({ without }: Chosen, button: HTMLElement): void => {
    // Before the button goes, and the focus with it.
    if (chosen.length === 1) onEmptied();
    else button.closest('li')?.nextElementSibling?.querySelector('button')?.focus();
    onChange(without);
  };

  return (
    <ul aria-label={t('chosen.label')} className={styles.list}>
      {chosen.map((one) => (
        <li key={one.key}>
          <button type="button" className={styles.chip} onClick={({ currentTarget }) => takeBack(one, currentTarget)}>
            <VisuallyHidden>{t('chosen.remove')}</VisuallyHidden>
            {one.words}
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
      <li>
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            onEmptied();
            onChange(withoutFilters(filter));
          }}
        >
          {t('clear')}
        </Button>
      </li>
    </ul>
  );
}
