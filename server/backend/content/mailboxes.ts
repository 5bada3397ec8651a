import type { Content } from './assemble.ts';

/** Only mailboxes that the content names receive mail: any other would make the server a mail relay. */
export function isPublished(mailbox: string, { projects, site }: Content): boolean {
  return mailbox === site.default_mailbox || projects.some((project) => project.send_mail_to === mailbox);
}

/** Undefined: of no project, or of one without a mailbox. */
export const projectMailbox = (alias: string | null | undefined, { projects }: Content): string | undefined =>
  projects.find((project) => project.alias === alias)?.send_mail_to;
