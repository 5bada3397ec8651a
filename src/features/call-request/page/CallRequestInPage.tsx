import { useEffect, useRef } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useLiveForm } from '#shared/form';
import { callRequestPath } from '../callRequestPath.ts';
import {
  callRequestDraftChanged,
  callRequestOpened,
  selectCallRequestDraft,
  type CallRequestPart,
  type CallRequestDraft,
  type CallRequestSubject,
} from '../callRequestSlice.ts';
import { PlainCallRequest } from '../plain/PlainCallRequest.tsx';
import styles from '../plain/PlainCallRequest.module.css';

function importLive() {
  return import(/* webpackChunkName: "call-request-page" */ './LiveCallRequest.tsx');
}

/** What was typed into the plain form; what is empty there may have been typed into the modal before. */
function typedInto(plain: FormData, project: string): Partial<CallRequestDraft> {
  const texts = (['name', 'phone', 'message'] as const).flatMap((name) => {
    const value = plain.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  const chosen = plain.get('project');
  return {
    ...Object.fromEntries(texts),
    ...(typeof chosen === 'string' && chosen !== project && { currentProject: chosen }),
    ...(plain.has('agreement') && { agreement: true }),
  };
}

interface CallRequestInPageProps {
  readonly projects: readonly { readonly alias: string; readonly title: string }[];
  readonly subject: Pick<CallRequestSubject, 'project' | 'flat'>;
}

/** The call request on a page of its own: a form of the browser's, then, where scripts run, that of the modal in its place. */
export function CallRequestInPage({ projects, subject }: CallRequestInPageProps) {
  const dispatch = useDispatch();
  const store = useStore<CallRequestPart>();
  const { project = '', flat = '' } = subject;
  const told = useRef('');
  const show = (typed: Partial<CallRequestDraft>): void => {
    told.current = callRequestPath(subject);
    dispatch(callRequestOpened({ ...subject, inPage: true }));
    if (Object.keys(typed).length === 0) return;
    dispatch(callRequestDraftChanged({ ...selectCallRequestDraft(store.getState()), ...typed }));
  };
  const { live, place, plain } = useLiveForm({
    importPart: importLive,
    onTakeOver: (_, form) => show(typedInto(form, project)),
    sendsItself: true,
  });
  useEffect(() => {
    // What the address names is looked up, and may be known later than the form is there.
    if (live !== null && told.current !== callRequestPath(subject)) show({});
  });
  return (
    <div ref={place} className={styles.place}>
      {live === null ? (
        <PlainCallRequest {...plain} projects={projects} project={project} flat={flat} />
      ) : (
        <live.part.LiveCallRequest takenOver={live} />
      )}
    </div>
  );
}
