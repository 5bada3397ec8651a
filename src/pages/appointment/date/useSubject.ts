import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { bookingEvents, selectBookingState } from '#features/booking';
import type { CentersData } from '#shared/answers';
import { useProjectCenter } from './useProjectCenter.ts';

interface Subject {
  /** Alias of the center that the address names, itself or by a project. */
  readonly suggested: string | null;
}

/** What the visit is about, as the address says: a center, or a project with the center that sells it, and perhaps one of its flats. Told to the booking once. */
export function useSubject(centers: CentersData['centers']): Subject {
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const state = useSelector(selectBookingState);
  const project = search.get('project');
  const flat = project === null ? null : search.get('flat');
  const projectCenter = useProjectCenter(project);
  const named = search.get('center') ?? projectCenter;
  const suggested = centers.some(({ alias }) => alias === named) ? named : null;
  const news =
    'suggested' in state &&
    suggested !== null &&
    (state.suggested !== suggested || state.project !== project || state.flat !== flat);

  useEffect(() => {
    if (news) dispatch(bookingEvents.subjectNamed({ project, flat, suggested, center: suggested, moving: null }));
  }, [dispatch, news, project, flat, suggested]);

  return { suggested };
}
