import { useTranslation } from 'react-i18next';
import { PriceHistory } from '#entities/flat-history';
import { PassportLine, type ProjectOf, selectKnownProject, useProjectOf } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { placePickSlice } from '#features/place-pick';
import { useApiSelector } from '#shared/api';
import { formatMetres, formatNumber } from '#shared/format';
import { BelowFold, Block } from '#shared/lazy';
import type { Characteristics, Project } from '#shared/responses';
import { LocalRichText, useLanguage } from '#shared/routing';
import { Container, EmptyView, type Fact, FactList, Heading, Section, Skeleton, SkeletonBlock, Text } from '#shared/ui';
import { AboutHero, Gallery } from './AboutHero.tsx';
import { InfrastructureBlock } from './InfrastructureBlock.tsx';
import { OtherProjects } from './OtherProjects.tsx';
import styles from './ProjectAboutTab.module.css';
import { ReschedulingBlock } from './ReschedulingBlock.tsx';

function Advantages({ advantages }: { readonly advantages: Project['advantages'] }) {
  const { t } = useTranslation('projectAbout');
  if (advantages.length === 0) return null;
  return (
    <Section id="advantages" tone="linden" heading={t('advantages')}>
      <ul className={styles.list}>
        {advantages.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3} size="m">
              {title}
            </Heading>
            <Text tone="soft">{text}</Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface AboutSkeletonProps {
  /** Without the list's card the picture is on its way too. */
  readonly withHero: boolean;
}

function AboutSkeleton({ withHero }: AboutSkeletonProps) {
  return (
    <div aria-busy="true">
      {withHero && (
        <>
          <SkeletonBlock className={styles.picture} />
          <Container className={styles.figures}>
            <Skeleton size="s" />
            <Skeleton size="title-m" lines={2} />
          </Container>
        </>
      )}
      <Container className={styles.waiting}>
        <Skeleton size="title-l" lines={2} />
        <Skeleton lines={9} />
      </Container>
    </div>
  );
}

/** SPEC.md section 3 names them in this order. */
const names = [
  'class',
  'flats_count',
  'houses_count',
  'floors',
  'outside_walls',
  'inside_walls',
  'heating',
  'building_technology',
  'warming',
  'ceiling_height',
  'flat_condition',
  'parking',
  'closed_area',
] as const satisfies readonly (keyof Characteristics)[];

function CharacteristicsBlock({ characteristics }: { readonly characteristics: Characteristics }) {
  const { t } = useTranslation('projectAbout');
  const language = useLanguage();

  const valueOf = (name: keyof Characteristics): string | null => {
    const value = characteristics[name];
    if (value === null || typeof value === 'string') return value;
    return name === 'ceiling_height' ? formatMetres(value, language) : formatNumber(value, language);
  };
  const facts = names.flatMap((name): Fact[] => {
    const value = valueOf(name);
    return value === null ? [] : [{ key: name, label: t(`characteristics.${name}`), value }];
  });

  return (
    <Section id="characteristics" heading={t('characteristics.heading')} horizon="under">
      <FactList facts={facts} />
    </Section>
  );
}

function Description({ project: { tagline, description } }: { readonly project: ProjectOf<'projectAbout'> }) {
  if (tagline === null && description.length === 0) return null;
  return (
    <Section id="description">
      <div className={styles.columns}>
        {tagline !== null && (
          <Heading level={2} size="l" id="description-heading">
            {tagline}
          </Heading>
        )}
        <LocalRichText blocks={description} />
      </div>
    </Section>
  );
}

/** Whether the tab has nothing of the project itself. */
function isBlank({
  image,
  tagline,
  description,
  gallery,
  advantages,
  characteristics,
  ...project
}: ProjectOf<'projectAbout'>): boolean {
  const lists: readonly unknown[] = [...description, ...gallery, ...advantages, ...project.infrastructure];
  const parts = [image, tagline, characteristics, project.instalment_terms];
  return lists.length === 0 && parts.every((part) => part === null);
}

function Blank({ alias }: ProjectAboutTabProps) {
  const { t } = useTranslation(['projectAbout', 'common']);
  return (
    <Section>
      <EmptyView
        title={t('projectAbout:empty.title')}
        hint={t('projectAbout:empty.hint')}
        action={<CallRequestButton project={alias}>{t('common:quick.call')}</CallRequestButton>}
      />
    </Section>
  );
}

interface ProjectAboutTabProps {
  readonly alias: string;
}

/** Everything of a project that one scroll tells. */
function ProjectAboutTab({ alias }: ProjectAboutTabProps) {
  const language = useLanguage();
  // The page around shows what went wrong.
  const { data: project } = useProjectOf(alias, 'projectAbout');
  const known = useApiSelector((state) => selectKnownProject(state, language, alias));

  return (
    <>
      {known !== undefined && (
        <Block name="picture">
          <AboutHero project={known} />
        </Block>
      )}
      {project === undefined ? (
        <AboutSkeleton withHero={known === undefined} />
      ) : (
        <>
          {isBlank(project) && <Blank alias={alias} />}
          <Block name="description">
            <Description project={project} />
          </Block>
          <Block name="passport">
            <Container>
              <PassportLine alias={alias} />
            </Container>
          </Block>
          <BelowFold>
            <Block name="gallery">
              <Gallery title={project.title} pictures={project.gallery} />
            </Block>
            <Block name="advantages">
              <Advantages advantages={project.advantages} />
            </Block>
            {project.characteristics !== null && (
              <Block name="characteristics">
                <CharacteristicsBlock characteristics={project.characteristics} />
              </Block>
            )}
            <Block name="infrastructure">
              <InfrastructureBlock project={project} />
            </Block>
            {project.instalment_terms !== null && (
              <Block name="instalments">
                <ReschedulingBlock alias={alias} terms={project.instalment_terms} />
              </Block>
            )}
            <Block name="history">
              <PriceHistory alias={alias} />
            </Block>
            <Block name="other projects">
              <OtherProjects alias={alias} />
            </Block>
          </BelowFold>
        </>
      )}
    </>
  );
}

export { ProjectAboutTab as Page };
export const namespaces = ['projectAbout', 'passportLine', 'tiles', 'map'];
export const slices = [placePickSlice];
