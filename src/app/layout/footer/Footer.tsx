import { useTranslation } from 'react-i18next';
import { CallRequestButton } from '#features/call-request';
import { Container, Heading, Logo, Text } from '#shared/ui';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { MasterPlanLink, MessengerLink, PhoneLink } from '../OutsideLinks.tsx';
import { buyerLinks, companyLinks } from '../siteLinks.ts';
import styles from './Footer.module.css';
import { FooterLinks } from './FooterLinks.tsx';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer data-tone="linden" data-print="hide" className={styles.footer}>
      <Container width="wide">
        <div className={styles.brand}>
          <Logo size="l">{t('brand')}</Logo>
          <Text size="s" tone="soft">
            {t('footer.motto')}
          </Text>
        </div>
        <div className={styles.columns}>
          <FooterLinks title={t('footer.buyers')} links={buyerLinks}>
            <MasterPlanLink className={styles.link} />
          </FooterLinks>
          <FooterLinks title={t('footer.company')} links={companyLinks} />
          <section className={styles.contacts}>
            <Heading level={2} size="s">
              {t('footer.contacts')}
            </Heading>
            <PhoneLink className={styles.phone} />
            <MessengerLink className={styles.link} />
            <Text size="s" tone="soft" className={styles.schedule}>
              {t('footer.schedule')}
            </Text>
            <div className={styles.call}>
              <CallRequestButton variant="secondary">{t('quick.call')}</CallRequestButton>
            </div>
          </section>
        </div>
        <div className={styles.foot}>
          <Text size="xs" tone="muted" className={styles.legal}>
            {t('footer.legal')}
          </Text>
          <Text size="xs" tone="muted">
            {t('footer.rights')}
          </Text>
          <button type="button" name="consent" className={styles.cookies}>
            {t('footer.cookies')}
          </button>
          <LanguageSwitch className={styles.languages} />
        </div>
      </Container>
    </footer>
  );
}
