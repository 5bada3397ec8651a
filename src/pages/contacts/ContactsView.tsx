import { useTranslation } from 'react-i18next';
import { legalJsonLd, salesCenterJsonLd } from '#entities/company';
import type { ContactsData } from '#shared/answers';
import { Block } from '#shared/loading';
import { JsonLd, PageMeta } from '#shared/meta';
import { pathTo } from '#shared/routing';
import { Container, EmptyView, PageHeader, Text } from '#shared/ui';
import { CompanyLines } from './CompanyLines.tsx';
import styles from './ContactsView.module.css';
import { SalesCenters } from './SalesCenters.tsx';

export function ContactsView({ contacts }: { readonly contacts: ContactsData }) {
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
          <Block name="sales centres" wanted>
            <SalesCenters centers={contacts.centers} />
          </Block>
        ) : (
          <EmptyView title={t('empty.title')} hint={t('empty.hint')} />
        )}
        {legal !== null && (
          <Block name="legal">
            <Text size="s" tone="muted" className={styles.legal}>
              {[legal.name, legal.code && t('companyCode', { code: legal.code }), legal.address]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </Block>
        )}
      </Container>
    </>
  );
}
