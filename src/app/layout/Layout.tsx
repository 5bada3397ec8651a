import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { matchPath } from 'react-router';
import { asAlias } from '#domain/alias.ts';
import { selectKnownTitle, visitPath } from '#entities/project';
import { CallRequestButton, CallRequestHost, callRequestSlice } from '#features/call-request';
import { Connection } from '#features/connection';
import { FavouritesPersistence } from '#features/favourites';
import { Block } from '#shared/lazy';
import { LocalLink, paths, pathTo, useLanguage, usePageLocation, withoutLanguage } from '#shared/routing';
import { buttonClass, CalendarIcon, Container, Heading, PhoneIcon, Text } from '#shared/ui';
import { ScrollRestoration } from '../ScrollRestoration.tsx';
import type { RootState } from '../store.ts';
import { Header } from './header/Header.tsx';
import {
  buyerLinks,
  companyLinks,
  LanguageSwitch,
  Logo,
  MasterPlanLink,
  MessengerLink,
  PhoneLink,
} from './header/siteLinks.tsx';
import styles from './Layout.module.css';
import { LazyRouteAnnouncer, NavigationProgress, SkipLink } from './header/Navigation.tsx';

interface Subject {
  readonly project?: string;
  /** The id of a flat of that project. */
  readonly flat?: string;
}

/** What the page is about, for the quick actions. */
function useSubject(): Subject {
  const language = useLanguage();
  const path = withoutLanguage(usePageLocation().pathname);
  const project = asAlias(matchPath({ path: paths.project, end: false }, path)?.params.alias);
  const flat = matchPath(paths.flat, path)?.params.id;
  const known = useSelector(
    (state: RootState) => project !== undefined && selectKnownTitle(state, language, project) !== undefined,
  );
  return project !== undefined && known ? { project, ...(flat !== undefined && { flat }) } : {};
}

interface FooterLinksProps {
  readonly title: string;
  readonly links: typeof buyerLinks | typeof companyLinks;
  /** A link that leaves the site. */
  readonly children?: ReactNode;
}

function FooterLinks({ title, links, children }: FooterLinksProps) {
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

/** Requests a call about what the page is about. */
function QuickCall(props: Pick<ComponentProps<typeof CallRequestButton>, 'variant' | 'icon' | 'className'>) {
  const { t } = useTranslation();
  return (
    <CallRequestButton {...props} {...useSubject()}>
      {t('quick.call')}
    </CallRequestButton>
  );
}

function useInBooking(): boolean {
  return withoutLanguage(usePageLocation().pathname).startsWith(`${pathTo('appointment')}/`);
}

/** Renders anew with the location; what is in it does not. */
function FooterFrame({ children }: { readonly children: ReactNode }) {
  const inBooking = useInBooking();
  return (
    <footer data-tone="linden" data-print="hide" className={clsx(styles.footer, inBooking && styles.aboveBar)}>
      {children}
    </footer>
  );
}

function Footer() {
  const { t } = useTranslation(['common', 'brand']);
  return (
    <FooterFrame>
      <Container width="wide">
        <div className={styles.brand}>
          <Logo size="l">{t('brand:name')}</Logo>
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
              <QuickCall variant="secondary" />
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
    </FooterFrame>
  );
}

/**
 * Quick actions on every page: request a call or book a visit. A bottom bar on narrow screens, in the margin of wide
 * ones.
 */
function QuickActions() {
  const { t } = useTranslation();
  const subject = useSubject();
  const inBooking = useInBooking();
  return (
    <aside aria-label={t('quick.label')} data-print="hide" className={clsx(styles.bar, inBooking && styles.atEnd)}>
      <QuickCall icon={<PhoneIcon />} className={styles.action} />
      <LocalLink
        to={subject.project === undefined ? pathTo('appointmentDate') : visitPath(subject.project, subject.flat)}
        className={buttonClass({ variant: 'secondary', className: styles.visit })}
      >
        <CalendarIcon />
        <span>{t('quick.visit')}</span>
      </LocalLink>
    </aside>
  );
}

const { selectCallRequestStep, selectCallRequestDraft } = callRequestSlice.selectors;

/** Whether the visitor has begun something that is in the store alone: a reload would lose it. */
function selectUnfinished(state: RootState): boolean {
  const { name, phone, message } = selectCallRequestDraft(state);
  return selectCallRequestStep(state) === 'form' || name !== '' || phone !== '' || message !== '';
}

interface LayoutProps {
  readonly children: ReactNode;
}

const mainId = 'main';

/** The frame of every page. */
export function Layout({ children }: LayoutProps) {
  const unfinished = useSelector(selectUnfinished);
  return (
    <div className={styles.frame}>
      <SkipLink mainId={mainId} />
      <NavigationProgress />
      <Block name="header">
        <Header />
      </Block>
      <Block name="connection">
        <Connection unfinished={unfinished} />
      </Block>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Block name="footer">
        <Footer />
      </Block>
      <Block name="quick actions">
        <QuickActions />
      </Block>
      <CallRequestHost />
      <Block name="saved flats">
        <FavouritesPersistence />
      </Block>
      <ScrollRestoration />
      <LazyRouteAnnouncer mainId={mainId} />
    </div>
  );
}
