import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { companyApi, legalJsonLd, salesCenterJsonLd, selectContactsLoaded } from '#entities/company';
import { placePickSlice } from '#features/place-pick';
import { useApiSelector, useQueryResult } from '#shared/api';
import { selectSettings } from '#shared/config';
import { joinWords, telephoneLink } from '#shared/format';
import { Block, QueryBoundary, TitleSkeleton } from '#shared/lazy';
import type { ContactsData } from '#shared/responses';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { JsonLd, PageMeta } from '#shared/seo';
import { buttonClass, Container, EmptyView, PageHeader, Skeleton, SkeletonBlock, Text } from '#shared/ui';
import styles from './ContactsPage.module.css';
import { SalesCenters } from './SalesCenters.tsx';

function ContactsSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <PageMeta title={t('navigation.contacts')} />
      <PageHeader title={<TitleSkeleton size="title-xl" />} lead={<Skeleton size="l" lines={2} />} />
      <Container>
        <div className={styles.columns}>
          <div>
            {Array.from({ length: 3 }, (_, index) => (
              <div key={index} className={styles.center}>
                <SkeletonBlock ratio="4 / 3" />
                <Skeleton lines={6} />
              </div>
            ))}
          </div>
          <SkeletonBlock className={styles.map} />
        </div>
      </Container>
    </div>
  );
}

/** How to reach the company without going anywhere. */
function CompanyLines({ contacts: { phone: ownPhone, email, messengers } }: { readonly contacts: ContactsData }) {
  const { t } = useTranslation('contacts');
  const settings = useSelector(selectSettings);
  const phone = ownPhone ?? settings.phone;
  return (
    <div className={styles.lines}>
      <dl className={styles.pageList}>
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <a href={telephoneLink(phone)} className={styles.large}>
              {phone}
            </a>
          </dd>
        </div>
        {email !== null && (
          <div>
            <dt>{t('email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {messengers.length > 0 && (
          <div>
            <dt>{t('messengers')}</dt>
            <dd className={styles.messengers}>
              {messengers.map(({ name, url }) => (
                <a key={url} href={url} rel="noopener">
                  {name}
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <LocalLink to={pathTo('appointmentDate')} className={buttonClass()}>
        {t('bookVisit')}
      </LocalLink>
    </div>
  );
}

function ContactsView({ contacts }: { readonly contacts: ContactsData }) {
  const { t } = useTranslation(['contacts', 'common']);
  const { legal } = contacts;
  const title = contacts.title ?? t('common:navigation.contacts');
  return (
    <>
      <PageMeta title={title} seo={contacts.seo} image={contacts.centers[0]?.image} />
      {__RENDERS_ON_SERVER__ && (
        <JsonLd
          nodes={(site) => [
            legalJsonLd(contacts, site),
            ...contacts.centers.map((center) => salesCenterJsonLd(center, pathTo('contacts'), site)),
          ]}
        />
      )}
      <PageHeader title={title} lead={contacts.lead ?? undefined} />
      <Container className={styles.page}>
        <Block name="company lines">
          <CompanyLines contacts={contacts} />
        </Block>
        {contacts.centers.length > 0 ? (
          <Block name="sales centres" required>
            <SalesCenters centers={contacts.centers} />
          </Block>
        ) : (
          <EmptyView title={t('empty.title')} hint={t('empty.hint')} />
        )}
        {legal !== null && (
          <Block name="legal">
            <Text size="s" tone="muted" className={styles.legal}>
              {joinWords([legal.name, legal.code && t('companyCode', { code: legal.code }), legal.address])}
            </Text>
          </Block>
        )}
      </Container>
    </>
  );
}

function ContactsPage() {
  const language = useLanguage();
  const contacts = useQueryResult(companyApi.endpoints.getContacts, { language });
  const loaded = useApiSelector((state) => selectContactsLoaded(state, language));
  if (contacts.data !== undefined) return <ContactsView contacts={contacts.data} />;
  return <QueryBoundary place="page" result={contacts} loaded={loaded} skeleton={<ContactsSkeleton />} />;
}

export { ContactsPage as Page };
export const namespaces = ['contacts', 'map', 'directions'];
export const slices = [placePickSlice];
