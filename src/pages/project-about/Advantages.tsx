import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/answers';
import { Heading, Section, Text } from '#shared/ui';
import styles from './Advantages.module.css';

export function Advantages({ advantages }: { readonly advantages: Project['advantages'] }) {
  const { t } = useTranslation('projectAbout');
  if (advantages.length === 0) return null;
  return (
    <Section id="advantages" tone="linden" heading={t('advantages')}>
      <ul className={styles.list}>
        {advantages.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <Heading level={3} size="m">
              {title}
            </Heading>
            <Text tone="soft">{text}</Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
