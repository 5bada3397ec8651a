import { useTranslation } from 'react-i18next';
import { flatPath } from '#entities/flat';
import { projectApi, useProjectHead } from '#entities/project';
import { useQueryResult } from '#shared/api';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';

interface Subject {
  /** Alias. */
  readonly project?: string | null | undefined;
  /** Id of a flat of that project. */
  readonly flat?: string | null | undefined;
}

interface NamedSubject {
  readonly text: string;
  /** Of its page, without the language prefix. */
  readonly path: string;
}

/** What a visit is about, by name as soon as it is known; null: about nothing in particular. */
export function useVisitSubject({ project = null, flat = null }: Subject): NamedSubject | null {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const about = flat === null ? null : project;
  const { data: flats } = useQueryResult(
    projectApi.endpoints.getPlannings,
    about === null ? null : { alias: about, language },
  );
  const { data: head } = useProjectHead(project);
  if (project === null) return null;
  const title = head?.title ?? project;
  if (flat === null) return { text: title, path: pathTo('projectAbout', { alias: project }) };
  const number = flats?.find(({ id }) => id === flat)?.number ?? flat;
  return { text: t('about', { number, project: title }), path: flatPath(project, flat) };
}

/** A link to what a visit is about. */
export function VisitSubject(props: Subject) {
  const subject = useVisitSubject(props);
  return (
    subject !== null && (
      <p>
        <LocalLink to={subject.path}>{subject.text}</LocalLink>
      </p>
    )
  );
}
