import { useTranslation } from 'react-i18next';
import { flatPath } from '#entities/flat';
import { usePlannings, useProjectHead } from '#entities/project';
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

/** What a visit is about; null while its name is not known, and without a known project. */
export function useVisitSubject({ project = null, flat = null }: Subject): NamedSubject | null {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const about = flat === null ? null : project;
  const { data: flats } = usePlannings(about === null ? null : { alias: about, language }, flat ?? undefined);
  const { data: head } = useProjectHead(project);
  if (project === null || head === undefined || (flat !== null && flats === undefined)) return null;
  const { title } = head;
  const known = flats?.find(({ id }) => id === flat);
  if (known === undefined) return { text: title, path: pathTo('projectAbout', { alias: project }) };
  const { id, number } = known;
  const text = t(number === null ? 'aboutUnnumbered' : 'about', { number, project: title });
  return { text, path: flatPath(project, id) };
}

/** A link to what a visit is about, or its empty line while the name is not known. */
export function VisitSubject(props: Subject) {
  const subject = useVisitSubject(props);
  return (
    (props.project ?? null) !== null && (
      <p>{subject === null ? '\u00A0' : <LocalLink to={subject.path}>{subject.text}</LocalLink>}</p>
    )
  );
}
