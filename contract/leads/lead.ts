import * as z from 'zod';
import {
  consentFields,
  emailField,
  guardFields,
  personFields,
  sourceFields,
  subjectFields,
  wishFields,
} from './leadFields.ts';

/** The query that SPEC.md section 7 names, and nothing else. */
const SpecApplication = z.object({
  ...personFields,
  send_mail_to: z
    .email()
    .optional()
    .meta({ description: 'One of the mailboxes that projects publish; another one is refused with 422' }),
});

/** Fields beyond SPEC.md: a backend of the spec ignores them, and the site may omit them. */
const ApplicationExtension = z.object({
  ...subjectFields,
  ...wishFields,
  ...consentFields,
  ...guardFields,
  ...sourceFields,
});

/** A call request: the query of a GET, as the spec has it, or the body of a POST. Nothing of it may be logged or cached. */
export const ApplicationQuery = z
  .object({ ...SpecApplication.shape, ...ApplicationExtension.shape })
  .meta({ id: 'ApplicationQuery' });

export const ConsultationBody = z
  .object({ ...personFields, ...emailField, ...wishFields, ...consentFields, ...guardFields, ...sourceFields })
  .meta({ id: 'ConsultationBody' });

/** A stretch of time, ISO in UTC. */
export const TimeWindow = z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).meta({ id: 'TimeWindow' });

export const LeadReceipt = z
  .object({
    /** The number that the visitor may quote on the phone. */
    number: z.string().min(1),
    /** Grants access to the receipt and, of a visit or a reservation, to changing it. */
    token: z.string().min(1),
    received_at: z.iso.datetime(),
    /** When to expect the call, within the opening hours; null: no call is planned. */
    call_expected: TimeWindow.nullable(),
  })
  .meta({ id: 'LeadReceipt' });

/** `queued`: stored, not with the sales department yet. `sent`: delivered to it. `confirmed`: a person there has taken it. */
export const ReceiptStatus = z.enum(['queued', 'sent', 'confirmed']).meta({ id: 'ReceiptStatus' });

export const Receipt = z
  .object({
    number: z.string().min(1),
    kind: z.enum(['call', 'consultation', 'visit', 'reservation']),
    status: ReceiptStatus,
    received_at: z.iso.datetime(),
    call_expected: TimeWindow.nullable(),
  })
  .meta({ id: 'Receipt' });

/** The transmitted form: the agreement is `true` or, in a query, its text. */
export type SpecApplication = z.infer<typeof SpecApplication>;
export type ApplicationExtension = z.infer<typeof ApplicationExtension>;
export type ApplicationQuery = z.infer<typeof ApplicationQuery>;
export type ConsultationBody = z.infer<typeof ConsultationBody>;
export type TimeWindow = z.infer<typeof TimeWindow>;
export type LeadReceipt = z.infer<typeof LeadReceipt>;
export type ReceiptStatus = z.infer<typeof ReceiptStatus>;
export type Receipt = z.infer<typeof Receipt>;
