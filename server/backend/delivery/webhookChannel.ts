import { createHmac } from 'node:crypto';
import { type DeliveryChannel, type DeliveryFailure, failureCodes } from './deliveryWorker.ts';
import type { QueuedDelivery } from './deliveryQueue.ts';

interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
  readonly now: () => Date;
}

/** Milliseconds. */
const timeout = 10_000;

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

/** The request body: the current lead and the event. */
function bodyOf({ lead, visit, reservation, number, event, details, position }: QueuedDelivery): string {
  const {
    name,
    phone,
    email,
    message,
    project,
    flat,
    kind,
    created_at,
    consent_version,
    consent_language,
    consent_at,
  } = lead;
  return JSON.stringify({
    position,
    event,
    lead: {
      number,
      kind,
      name,
      phone,
      email,
      message,
      project: project ?? visit?.project ?? null,
      flat,
      received_at: created_at,
      consent: consent_at === null ? null : { version: consent_version, language: consent_language, at: consent_at },
      source: parsed(lead.source),
      call_wish: parsed(lead.call_wish),
      call_expected: parsed(lead.call_expected),
    },
    visit:
      visit === undefined
        ? null
        : {
            center: visit.center,
            starts_at: visit.starts_at,
            minutes: visit.minutes,
            kind: visit.kind,
            status: visit.status,
            project: visit.project,
            moved_from: details.from ?? null,
          },
    reservation:
      reservation === undefined
        ? null
        : {
            project: reservation.project,
            flat: reservation.flat,
            reserved_at: reservation.reserved_at,
            ends_at: reservation.ends_at,
            status: reservation.status,
          },
  });
}

function resultOf(status: number): 'delivered' | DeliveryFailure {
  if (status >= 200 && status < 300) return 'delivered';
  const isDown = status >= 500 || status === 408 || status === 429;
  return { outcome: isDown ? 'down' : 'refused', reason: `HTTP ${status}` };
}

/**
 * To a program of the company, signed as standardwebhooks.com describes: HMAC-SHA256 of `id.timestamp.body`, with the text of the secret as its
 * key. The id is the same each time that the same thing is sent.
 */
export const webhookChannel = ({ url, secret, now }: WebhookOptions): DeliveryChannel => ({
  name: 'webhook',
  async deliver(delivery) {
    const id = `${delivery.lead.id}.${delivery.event}.${delivery.position}`;
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const body = bodyOf(delivery);
    const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      return resultOf(response.status);
    } catch (error) {
      // `fetch` tells why in the cause of its error.
      return { outcome: 'down', reason: failureCodes(error instanceof TypeError ? error.cause : error) };
    }
  },
});
