import { isFulfilled, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { matchPath } from 'react-router';
import type { leadApi } from '#entities/lead';
import type { bookingApi } from '#features/booking';
import type { reservationApi } from '#features/reservation';
import { callRequestSlice } from '#features/call-request';
import { favouritesSlice } from '#features/favourites';
import {
  type AnalyticsEvent,
  consentAsked,
  consentSettingsOpened,
  consentSlice,
  createTagManager,
  nothingAllowed,
  openDataLayer,
  persistConsent,
  pushToDataLayer,
  selectDecision,
  selectSource,
  visitBegan,
} from '#shared/analytics';
import { codeOf } from '#shared/api';
import { selectSettings } from '#shared/config';
import { deferredWidgetRequested } from '#shared/lazy';
import { isPrivatePath, paths, selectLocation, shownParameter, withoutLanguage } from '#shared/routing';
import { firstTouchOf, hasOrigin } from '#shared/tracking';
import { addSlices, type Store } from '../store.ts';
import { countPages } from './countPages.ts';
import { type AnalyticsContext, type ConsentStore, showConsent } from './showConsent.tsx';

/** The address at which the document was opened; the visitor may have navigated since. */
export function landingAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
}

type Tool = Extract<Parameters<typeof pushToDataLayer>[0], { event: 'use_tool' }>['tool'];

/** Pages with tools in their query; the first match counts. */
const toolPages: readonly (readonly [pattern: string, tool: Tool | undefined])[] = [
  // It matches the pattern of a section, too, but has no filter.
  [paths.flat, undefined],
  [paths.flats, 'flat_filter'],
  [paths.projects, 'project_filter'],
  [paths.projectPlan, 'flat_filter'],
  [paths.planBuilding, 'flat_filter'],
  [paths.planSection, 'flat_filter'],
  [paths.planFloor, 'flat_filter'],
  [paths.projectBond, 'calculator'],
  [paths.instalmentCalculator, 'calculator'],
];

function toolOf(pathname: string): Tool | undefined {
  return toolPages.find(([pattern]) => matchPath(pattern, withoutLanguage(pathname)) !== null)?.[1];
}

/** Query parameters that only change the view. */
const looks = ['view', 'photo', 'drawing', shownParameter];

function usedOf(search: string): string {
  const used = new URLSearchParams(search);
  for (const look of looks) used.delete(look);
  return used.toString();
}

/** Reports the use of a filter or the calculator, once a page. Call it after every action. */
function noticeTools(store: Pick<Store, 'getState'>): () => void {
  let seen = selectLocation(store.getState());
  let reportedTools = false;

  return () => {
    const address = selectLocation(store.getState());
    if (address === seen) return;
    const samePage = address.pathname === seen.pathname;
    const changed = samePage && usedOf(address.search) !== usedOf(seen.search);
    seen = address;
    if (!samePage) reportedTools = false;
    if (!changed || reportedTools) return;
    const tool = toolOf(address.pathname);
    if (tool === undefined) return;
    reportedTools = true;
    pushToDataLayer({ event: 'use_tool', tool });
  };
}

const { callRequestOpened } = callRequestSlice.actions;
const { flatSaved } = favouritesSlice.actions;

type AcceptedCall =
  keyof typeof bookingApi.endpoints | keyof typeof leadApi.endpoints | keyof typeof reservationApi.endpoints;

/** Events by accepted call, reported only in the tab that made the call. */
const acceptedCalls: Readonly<Partial<Record<AcceptedCall, AnalyticsEvent>>> = {
  requestCall: { event: 'generate_lead', lead_kind: 'call' },
  requestConsultation: { event: 'generate_lead', lead_kind: 'consultation' },
  bookVisit: { event: 'generate_lead', lead_kind: 'visit' },
  reserveFlat: { event: 'generate_lead', lead_kind: 'reservation' },
  moveVisit: { event: 'change_visit', change: 'moved' },
  cancelVisit: { event: 'change_visit', change: 'cancelled' },
  cancelReservation: { event: 'cancel_reservation' },
};

/** Calls that do not send a lead again: the backend has it under this key, and only its first response was lost. */
const resentLeads: ReadonlySet<string | undefined> = new Set<keyof typeof leadApi.endpoints>([
  'requestCall',
  'requestConsultation',
]);

/** The endpoint of an accepted call. */
function acceptedBy(action: UnknownAction): AcceptedCall | undefined {
  if (!isFulfilled(action) && !isRejectedWithValue(action)) return undefined;
  const { endpointName } = (action.meta.arg ?? {}) as { readonly endpointName?: AcceptedCall };
  if (isFulfilled(action)) return endpointName;
  return resentLeads.has(endpointName) && codeOf(action.payload) === 'key_reused' ? endpointName : undefined;
}

/** Maps actions to analytics events; null: none. */
function eventOf(action: UnknownAction): AnalyticsEvent | null {
  if (callRequestOpened.match(action) && !action.payload.inPage) {
    return { event: 'open_call_request', project: action.payload.project ?? '' };
  }
  if (flatSaved.match(action)) return { event: 'save_flat', project: action.payload.alias, flat: action.payload.id };
  if (deferredWidgetRequested.match(action)) return { event: 'open_viewer', viewer: action.payload };
  const endpoint = acceptedBy(action);
  return (endpoint && acceptedCalls[endpoint]) ?? null;
}

/**
 * Applies the consent, the stored one first. Call it after every action. A document that has shown a private link, a
 * secret in the address bar, never loads a container, which could read it: the link stays one step back in the history.
 * The site opens such links in a new document.
 */
function obeyConsent(store: Pick<ConsentStore, 'getState'>): () => void {
  const tagManager = createTagManager(selectSettings(store.getState()).tagManagerContainer);
  let applied: ReturnType<typeof selectDecision> = null;
  // The visitor may have navigated before this chunk loaded.
  let secret = isPrivatePath(new URL(landingAddress()).pathname);

  return () => {
    const state = store.getState();
    secret ||= isPrivatePath(selectLocation(state).pathname);
    const decision = selectDecision(state);
    if (decision === applied) return;
    if (secret && (decision?.analytics === true || decision?.marketing === true)) return;
    applied = decision;
    tagManager.allow(decision ?? nothingAllowed);
  };
}

/** Global Privacy Control: the visitor refuses on all sites. */
function hasSaidNo(): boolean {
  return (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Asks for consent if there is something to ask and no decision yet. */
function openConsentQuestion({ getState, dispatch }: ConsentStore): void {
  const state = getState();
  const worthwhile = selectSettings(state).tagManagerContainer !== null || hasOrigin(selectSource(state));
  if (selectDecision(state) === null && worthwhile && !hasSaidNo()) dispatch(consentAsked());
}

function beginVisit({ dispatch, getState }: ConsentStore): void {
  const { origin } = selectSettings(getState());
  const origins = [window.location.origin, ...(origin === null ? [] : [origin])];
  dispatch(visitBegan(firstTouchOf({ address: landingAddress(), referrer: document.referrer, origins })));
}

/**
 * Handles buttons that open the settings by event delegation, so that server-rendered pages need no handler of their
 * own.
 */
function heedButtons({ dispatch }: ConsentStore): () => void {
  const open = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('button[name="consent"]') !== null) {
      dispatch(consentSettingsOpened());
    }
  };
  document.addEventListener('click', open);
  return () => document.removeEventListener('click', open);
}

/** Injects the consent slice. */
function consenting(store: Store): ConsentStore {
  addSlices(store, [consentSlice]);
  return store as ConsentStore;
}

/** Starts consent and analytics. Returns the cleanup. */
export function startAnalytics(context: AnalyticsContext): () => void {
  openDataLayer();
  const store = consenting(context.store);
  const { actionListener } = context.store;
  const pages = countPages(context);
  const afterActions = [obeyConsent(store), pages.look, noticeTools(store), showConsent(store, context)];
  const onAction = (action: UnknownAction): void => {
    const event = eventOf(action);
    if (event !== null) pushToDataLayer(event);
    for (const look of afterActions) look(action);
  };
  actionListener.onAction = onAction;
  beginVisit(store);
  const stopPersisting = persistConsent(store);
  openConsentQuestion(store);
  const stopHeeding = heedButtons(store);
  return () => {
    delete actionListener.onAction;
    pages.stop();
    stopPersisting();
    stopHeeding();
  };
}
