import { useTranslation } from 'react-i18next';
import { flatJsonLd, flatPath, joinWords, levelPath, levelsTo, useFlatWords, useLevelNames } from '#entities/flat';
import { todayInKyiv } from '#shared/format';
import { breadcrumbsJsonLd, JsonLd, PageMeta } from '#shared/meta';
import { pathTo } from '#shared/routing';
import type { FlatHome } from './useFlatHome.ts';

export function FlatMeta({ home }: { readonly home: FlatHome }) {
  const { t } = useTranslation(['flat', 'plan', 'housing', 'project']);
  const { alias, project, flat, place, buildings } = home;
  const nameOf = useLevelNames(buildings);
  const { name, area, floor, building, section } = useFlatWords()(flat);
  const title = t('flat:metaTitle', { flat: joinWords([name, area]), project });
  const facts = joinWords([area, floor, building, section]);
  return (
    <>
      <PageMeta
        title={title}
        description={t('flat:metaDescription', { flat: name, place: joinWords([project, facts], ': ') })}
        image={flat.plan ?? undefined}
        listed={false}
      />
      {__RENDERS_ON_SERVER__ && (
        <JsonLd
          nodes={(site) => [
            flatJsonLd(alias, flat, title, todayInKyiv(new Date()), site),
            breadcrumbsJsonLd(
              [
                { name: t('project:allProjects'), path: pathTo('projects') },
                { name: project, path: pathTo('projectAbout', { alias }) },
                ...levelsTo(place?.level ?? { kind: 'site' }).map((level) => ({
                  name: nameOf(level),
                  path: levelPath(alias, level),
                })),
                { name, path: flatPath(alias, flat.id) },
              ],
              site,
            ),
          ]}
        />
      )}
    </>
  );
}
