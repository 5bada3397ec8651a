import type { AboutData } from '#shared/answers';
import { Heading, Picture, Text } from '#shared/ui';
import styles from './CompanyValues.module.css';

/** Each with a large picture, by turns on this side and on that. */
export function CompanyValues({ values }: { readonly values: AboutData['values'] }) {
  return (
    <ul className={styles.values}>
      {values.map(({ title, text, image }) => (
        <li key={title} className={styles.value}>
          {image !== null && <Picture image={image} ratio="3 / 2" sizes="(min-width: 52rem) 58vw, 100vw" />}
          <div>
            <Heading level={3}>{title}</Heading>
            {text !== null && (
              <Text tone="soft" className={styles.text}>
                {text}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
