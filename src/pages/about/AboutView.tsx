import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { aboutJsonLd, CompanyFigures } from '#entities/company';
import type { AboutData } from '#shared/answers';
import { selectSettings } from '#shared/config';
import { BelowFold, Block } from '#shared/loading';
import { JsonLd, PageMeta } from '#shared/meta';
import { LocalLink, LocalRichText, pathTo } from '#shared/routing';
import { buttonClass, Container, PageHeader, Picture, Section } from '#shared/ui';
import styles from './AboutView.module.css';
import { CompanyHistory } from './CompanyHistory.tsx';
import { CompanyValues } from './CompanyValues.tsx';
import { FinishedProjects } from './FinishedProjects.tsx';

export function AboutView({ about }: { readonly about: AboutData }) {
  const { t } = useTranslation(['about', 'common']);
  const title = about.title ?? t('common:navigation.about');
  const { phone } = useSelector(selectSettings);
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
        {about.values.length > 0 && (
          <Block name="values">
            <Section id="values" heading={t('values')}>
              <CompanyValues values={about.values} />
              <p className={styles.next}>
                <LocalLink to={pathTo('projects')} className={buttonClass({ size: 'l' })}>
                  {t('toProjects')}
                </LocalLink>
              </p>
            </Section>
          </Block>
        )}
      </BelowFold>
    </>
  );
}
