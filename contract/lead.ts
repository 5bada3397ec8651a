import * as z from 'zod';

/** The query of a call request. The spec makes it a GET, so nothing of it may be logged or cached. */
export const ApplicationQuery = z
  .object({
    name: z.string().trim().min(1).max(200),
    phone: z.string().trim().min(5).max(40),
    /** The chosen project's alias and the visitor's text, composed by the site. */
    message: z.string().max(4000).optional(),
    send_mail_to: z.email().optional(),
  })
  .meta({ id: 'ApplicationQuery' });

export const ConsultationBody = z
  .object({
    name: z.string().trim().min(1).max(200),
    phone: z.string().trim().min(5).max(40),
    email: z.email().optional(),
    message: z.string().max(4000).optional(),
    /** Consent to the processing of personal data; without it nothing is stored. */
    agreement: z.literal(true),
  })
  .meta({ id: 'ConsultationBody' });

export const LeadReceipt = z.object({ number: z.string().min(1) }).meta({ id: 'LeadReceipt' });

export type ApplicationQuery = z.infer<typeof ApplicationQuery>;
export type ConsultationBody = z.infer<typeof ConsultationBody>;
export type LeadReceipt = z.infer<typeof LeadReceipt>;
