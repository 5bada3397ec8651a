/** What the tag manager is told; an event is a line here. */
export interface RequestCallEvent {
  readonly event: 'request_call';
  readonly first_name: string;
  readonly phone: string;
}

declare global {
  interface Window {
    /** Made by the tag manager's container, or by the first event before it. */
    dataLayer?: unknown[];
  }
}

export function pushToDataLayer(event: RequestCallEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
