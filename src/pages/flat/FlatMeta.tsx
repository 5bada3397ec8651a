import { useTranslation } from 'react-i18next';
import { flatJsonLd, flatPath, levelPath, levelsTo, useLevelNames } from '#entities/flat';
import { useRoomLabel } from '#entities/project';
import { formatArea, todayInKyiv } from '#shared/format';
import { breadcrumbsJsonLd, JsonLd, PageMeta } from '#shared/meta';
import { pathTo, useLanguage } from '#shared/routing';
import type { FlatHome } from './useFlatHome.ts';

export function FlatMeta({ home }: { readonly home: FlatHome }) {
  const { t } = useTranslation(['flat', 'plan', 'housing', 'project']);
  const language = useLanguage();
  const roomLabel = useRoomLabel();
  const { alias, project, flat, buildings } = home;
  const nameOf = useLevelNames(buildings);
  const name = t('plan:flat.name', { rooms: roomLabel(flat.rooms), number: flat.number });
  const words = {
    project,
    flat: name,
    area: t('housing:area', { value: formatArea(flat.total_area, language) }),
    floor: flat.floor,
    building: flat.building.name,
    section: flat.section,
  };
  return (
    <>
      <PageMeta
        title={t('flat:metaTitle', words)}
        description={t('flat:metaDescription', words)}
        image={flat.plan ?? undefined}
        listed={false}
      />
      {__RENDERS_ON_SERVER__ && (
        <JsonLd
          nodes={(site) => [
            flatJsonLd(alias, flat, t('flat:metaTitle', words), todayInKyiv(new Date()), site),
            breadcrumbsJsonLd(
              [
                { name: t('project:allProjects'), path: pathTo('projects') },
                { name: project, path: pathTo('projectAbout', { alias }) },
                ...levelsTo({
                  kind: 'floor',
                  building: flat.building.key,
                  section: flat.section,
                  floor: flat.floor,
                }).map((level) => ({
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
