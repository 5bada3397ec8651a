import { pushToDataLayer } from '#shared/analytics';
import type { WaitingLead } from '../leadTypes.ts';

function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** SPEC.md section 7: a call that was requested is counted, when the backend has it and not before. */
export function countAccepted({ kind, body }: WaitingLead): void {
  if (kind === 'call') {
    pushToDataLayer({ event: 'request_call', first_name: firstNameOf(body.name), phone: body.phone });
  }
}
