import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectProjects, useNamedSubject } from '#entities/project';
import { CallRequestButton, CallRequestInPage } from '#features/call-request';
import { useApiSelector } from '#shared/api';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { LocalLink, pathTo, useLanguage, usePageSearch } from '#shared/routing';
import { PageMeta } from '#shared/seo';
import { useHydrated } from '#shared/tasks';
import { buttonClass, Container, PageHeader, Text } from '#shared/ui';
import styles from './CallRequestPage.module.css';

/** The call request as a page of its own, for visitors without scripts and for a new tab. */
function CallRequestPage() {
  const { t } = useTranslation('callRequest');
  const language = useLanguage();
  const search = usePageSearch();
  const { phone, plainForms } = useSelector(selectSettings);
  const scripted = useHydrated();
  // The form is whole without the projects, and does not wait.
  const subject = useNamedSubject();
  const projects = useApiSelector((state) => selectProjects(state, language));
  const sent = search.has('sent');
  const title = t(sent ? 'success.title' : 'title');

  const body = () => {
    if (sent) {
      return (
        <>
          <Text>{t('success.text')}</Text>
          <LocalLink to={pathTo('home')} className={buttonClass({ variant: 'secondary' })}>
            {t('success.close')}
          </LocalLink>
        </>
      );
    }
    if (plainForms === 'on') {
      return <CallRequestInPage projects={projects} subject={subject} />;
    }
    return (
      <>
        <Text>
          {t('page.byPhone')}{' '}
          <a href={telephoneLink(phone)} className={styles.phone}>
            {phone}
          </a>
        </Text>
        {scripted && <CallRequestButton {...subject}>{t('title')}</CallRequestButton>}
      </>
    );
  };

  return (
    <>
      <PageMeta title={title} description={t('page.description')} listed={false} />
      <PageHeader title={title} />
      <Container className={styles.page}>{body()}</Container>
    </>
  );
}

export { CallRequestPage as Page };
export const namespaces = ['callRequest', 'form'];
