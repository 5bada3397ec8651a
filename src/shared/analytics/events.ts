import type { LanguageTag } from '#domain/languages.ts';

/*
 * Every data layer event; docs/analytics.md is its table and is tested against this file. Only `request_call` carries
 * personal data, as SPEC.md section 7 requires.
 */

/** A call request was accepted. */
export interface RequestCallEvent {
  readonly event: 'request_call';
  readonly first_name: string;
  readonly phone: string;
}

/** A page is shown with its data. */
interface PageViewEvent {
  readonly event: 'page_view';
  /** With the language prefix, without query and fragment. */
  readonly page_path: string;
  /** With the allowed query parameters only. */
  readonly page_location: string;
  readonly page_title: string;
  readonly page_language: LanguageTag;
}

/** A lead was accepted, of whichever kind. */
interface GenerateLeadEvent {
  readonly event: 'generate_lead';
  readonly lead_kind: 'call' | 'consultation' | 'visit' | 'reservation';
}

/** A booked visit was moved or cancelled by its private link. */
interface ChangeVisitEvent {
  readonly event: 'change_visit';
  readonly change: 'moved' | 'cancelled';
}

/** A reserved flat was given back by its private link. */
interface CancelReservationEvent {
  readonly event: 'cancel_reservation';
}

/** The form of a call request was opened. */
interface OpenCallRequestEvent {
  readonly event: 'open_call_request';
  /** Alias of the project that it is about; empty when it is about none. */
  readonly project: string;
}

/** A flat was saved. */
interface SaveFlatEvent {
  readonly event: 'save_flat';
  readonly project: string;
  readonly flat: string;
}

/** A list, a plan or the calculator was used; once a page. */
interface UseToolEvent {
  readonly event: 'use_tool';
  readonly tool: 'project_filter' | 'flat_filter' | 'calculator';
}

/** A heavy widget, such as a model, was opened. */
interface OpenViewerEvent {
  readonly event: 'open_viewer';
  readonly viewer: string;
}

/** The event of the tag manager's snippet. */
interface ContainerStartEvent {
  readonly event: 'gtm.js';
  /** Milliseconds since 1970. */
  readonly 'gtm.start': number;
}

export type AnalyticsEvent =
  | RequestCallEvent
  | PageViewEvent
  | GenerateLeadEvent
  | ChangeVisitEvent
  | CancelReservationEvent
  | OpenCallRequestEvent
  | SaveFlatEvent
  | UseToolEvent
  | OpenViewerEvent
  | ContainerStartEvent;

export type Signal = 'granted' | 'denied';

/** Google Consent Mode, second version. */
export interface ConsentSignals {
  readonly analytics_storage: Signal;
  readonly ad_storage: Signal;
  readonly ad_user_data: Signal;
  readonly ad_personalization: Signal;
}

/** Commands to the tag manager, which are not events. */
export type TagCommand =
  | readonly ['consent', 'default', ConsentSignals & { readonly wait_for_update: number }]
  | readonly ['consent', 'update', ConsentSignals]
  /** Replaces the address for tags, because the address bar may hold a private token. */
  | readonly ['set', { readonly page_location: string }];
