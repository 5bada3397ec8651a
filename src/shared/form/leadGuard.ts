import type { ApplicationQuery } from '#contract/lead.ts';

/** What tells a person from a program; sent with every lead. */
export type LeadGuard = Required<Pick<ApplicationQuery, 'fill_ms'>>;
