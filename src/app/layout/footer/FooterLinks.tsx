import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '#shared/routing';
import { Heading } from '#shared/ui';
import type { buyerLinks, companyLinks } from '../siteLinks.ts';
import styles from './Footer.module.css';

interface FooterLinksProps {
  readonly title: string;
  readonly links: typeof buyerLinks | typeof companyLinks;
  /** A link that leaves the site. */
  readonly children?: ReactNode;
}

export function FooterLinks({ title, links, children }: FooterLinksProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={title}>
      <Heading level={2} size="s">
        {title}
      </Heading>
      <ul role="list" className={styles.links}>
        {links.map(([name, path]) => (
          <li key={name}>
            <LocalLink to={path} className={styles.link}>
              {t(`navigation.${name}`)}
            </LocalLink>
          </li>
        ))}
        {children !== undefined && <li>{children}</li>}
      </ul>
    </nav>
  );
}
