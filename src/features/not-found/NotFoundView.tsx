import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { LocalLink, pathTo } from '#shared/routing';
import { PageMeta } from '#shared/seo';
import { buttonClass, Container, Heading, Lead } from '#shared/ui';
import styles from './NotFoundView.module.css';

interface NotFoundViewProps {
  /** One more link of the page that shows it. */
  readonly action?: ReactNode;
}

/** What is shown for an unknown path and for an alias that the backend does not know. */
export function NotFoundView({ action }: NotFoundViewProps) {
  const { t } = useTranslation();
  return (
    <Container className={styles.view}>
      <PageMeta title={t('notFound.title')} description={t('notFound.hint')} status={404} />
      <p aria-hidden className={styles.number}>
        404
      </p>
      <Heading level={1} size="l">
        {t('notFound.title')}
      </Heading>
      <Lead className={styles.hint}>{t('notFound.hint')}</Lead>
      <div className={styles.ways}>
        <LocalLink to={pathTo('projects')} className={buttonClass()}>
          {t('notFound.projects')}
        </LocalLink>
        <LocalLink to={pathTo('home')} className={buttonClass({ variant: 'secondary' })}>
          {t('notFound.home')}
        </LocalLink>
        {action}
      </div>
    </Container>
  );
}
