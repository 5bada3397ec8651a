import { useTranslation } from 'react-i18next';
import type { ProjectCard } from '#shared/answers';
import { formatMoney } from '#shared/format';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { Field, Select } from '#shared/ui';
import styles from './ProjectSelect.module.css';

interface ProjectSelectProps {
  readonly projects: readonly ProjectCard[];
  readonly chosen: ProjectCard;
  readonly onChoose: (alias: string) => void;
}

export function ProjectSelect({ projects, chosen, onChoose }: ProjectSelectProps) {
  const { t } = useTranslation(['calculator', 'housing']);
  const language = useLanguage();
  const nameOf = ({ title, district, price_per_m2: price }: ProjectCard): string =>
    [
      title,
      district?.name,
      price !== null &&
        t('housing:priceFrom', { price: t('housing:pricePerM2', { price: formatMoney(price, language) }) }),
    ]
      .filter((part) => typeof part === 'string')
      .join(' · ');

  return (
    <div className={styles.choice}>
      <Field label={t('page.project')} className={styles.field}>
        {(control) => (
          <Select {...control} value={chosen.alias} onChange={({ target }) => onChoose(target.value)}>
            {projects.map((project) => (
              <option key={project.alias} value={project.alias}>
                {nameOf(project)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <LocalLink to={pathTo('projectAbout', { alias: chosen.alias })}>{t('page.open')}</LocalLink>
    </div>
  );
}
