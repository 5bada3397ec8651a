import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { aboutJsonLd, companyApi, CompanyFigures, selectAboutLoaded } from '#entities/company';
import { useApiSelector, useQueryResult } from '#shared/api';
import { selectSettings } from '#shared/config';
import { formatMonth, joinWords } from '#shared/format';
import { QueryBoundary, BelowFold, Block, TitleSkeleton } from '#shared/lazy';
import type { AboutData, ProjectCard } from '#shared/responses';
import { LocalLink, LocalRichText, pathTo, useLanguage } from '#shared/routing';
import { JsonLd, PageMeta } from '#shared/seo';
import {
  buttonClass,
  Container,
  Heading,
  PageHeader,
  Picture,
  Section,
  Skeleton,
  SkeletonBlock,
  Text,
  TileGrid,
  Timeline,
} from '#shared/ui';
import styles from './AboutPage.module.css';

/** Finished projects, each with the month in which people moved in. */
function FinishedProjects({ projects }: { readonly projects: readonly ProjectCard[] }) {
  const { t } = useTranslation(['about', 'housing', 'tiles']);
  const language = useLanguage();
  return (
    <TileGrid items={projects}>
      {({ alias, title, address, district, readiness, image }) => (
        <div className={styles.project}>
          <Picture image={image} ratio="3 / 2" sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 48vw, 100vw" />
          <div>
            <Heading level={3} size="s">
              <LocalLink to={pathTo('projectAbout', { alias })} className={styles.link}>
                {title}
              </LocalLink>
            </Heading>
            <Text size="s" tone="soft">
              {joinWords([district && t('housing:districtNamed', { name: district.name }), address])}
            </Text>
            {readiness !== null && readiness.month !== null && (
              <Text size="s" tone="muted">
                {t('tiles:handover.done', { month: formatMonth(readiness.month, language) })}
              </Text>
            )}
          </div>
        </div>
      )}
    </TileGrid>
  );
}

type History = AboutData['history'];

/** The company's history as a timeline; the last year is the current state. */
function CompanyHistory({ history }: { readonly history: History }) {
  return (
    <Timeline
      className={styles.history}
      marks={history.map(({ year, title, text }, index) => ({
        key: `${year} ${title}`,
        when: <span className={styles.year}>{year}</span>,
        title,
        state: index === history.length - 1 ? 'current' : 'done',
        details: text !== null && (
          <Text size="s" tone="soft">
            {text}
          </Text>
        ),
      }))}
    />
  );
}

/** Each with a large picture, by turns on this side and on that. */
function CompanyValues({ values }: { readonly values: AboutData['values'] }) {
  return (
    <ul className={styles.values}>
      {values.map(({ title, text, image }) => (
        <li key={title} className={styles.value}>
          {image !== null && <Picture image={image} ratio="3 / 2" sizes="(min-width: 48rem) 58vw, 100vw" />}
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

function AboutView({ about }: { readonly about: AboutData }) {
  const { t } = useTranslation(['about', 'common']);
  const title = about.title ?? t('common:navigation.about');
  const { phone } = useSelector(selectSettings);
  const next = (
    <LocalLink to={pathTo('projects')} className={buttonClass({ size: 'l' })}>
      {t('toProjects')}
    </LocalLink>
  );
  return (
    <>
      <PageMeta title={title} seo={about.seo} image={about.image} />
      {__RENDERS_ON_SERVER__ && <JsonLd nodes={(site) => [aboutJsonLd(about, phone, site)]} />}
      <PageHeader title={title} lead={about.lead ?? undefined} />
      {about.image !== null && (
        <Block name="picture">
          <Container width="wide">
            <div className={styles.stage}>
              <Picture image={about.image} ratio="fill" priority sizes="(min-width: 105rem) 105rem, 100vw" />
            </div>
          </Container>
        </Block>
      )}
      {about.figures.length > 0 && (
        <Block name="figures">
          <Container className={styles.figures}>
            <CompanyFigures figures={about.figures} />
          </Container>
        </Block>
      )}
      <BelowFold>
        {about.body.length > 0 && (
          <Block name="story">
            <Section>
              <LocalRichText blocks={about.body} className={styles.body} />
            </Section>
          </Block>
        )}
        {about.history.length > 0 && (
          <Block name="history">
            <Section
              id="history"
              tone="linden"
              heading={t('history', { year: about.founded_year ?? about.history[0]?.year })}
            >
              <CompanyHistory history={about.history} />
            </Section>
          </Block>
        )}
        {about.finished.length > 0 && (
          <Block name="finished projects">
            <Section id="finished" heading={t('finished')}>
              <FinishedProjects projects={about.finished} />
            </Section>
          </Block>
        )}
        {about.values.length === 0 ? (
          <Section>{next}</Section>
        ) : (
          <Block name="values">
            <Section id="values" heading={t('values')}>
              <CompanyValues values={about.values} />
              <p className={styles.next}>{next}</p>
            </Section>
          </Block>
        )}
      </BelowFold>
    </>
  );
}

function AboutSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <PageMeta title={t('navigation.about')} />
      <PageHeader title={<TitleSkeleton size="title-xl" />} lead={<Skeleton size="l" lines={2} />} />
      <Container width="wide">
        <div className={styles.stage}>
          <SkeletonBlock height="100%" />
        </div>
      </Container>
      <Container className={styles.figures}>
        <SkeletonBlock height="12rem" />
      </Container>
      <Section>
        <Skeleton lines={12} className={styles.body} />
      </Section>
    </div>
  );
}

function AboutPage() {
  const language = useLanguage();
  const about = useQueryResult(companyApi.endpoints.getAbout, { language });
  const loaded = useApiSelector((state) => selectAboutLoaded(state, language));
  if (about.data !== undefined) return <AboutView about={about.data} />;
  return <QueryBoundary place="page" result={about} loaded={loaded} skeleton={<AboutSkeleton />} />;
}

export { AboutPage as Page };
export const namespaces = ['about', 'housing', 'tiles'];
