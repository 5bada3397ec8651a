import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Language } from '#domain/languages.ts';
import type { Content } from '../content/assemble.ts';
import { isPublished, projectMailbox } from '../content/mailboxes.ts';
import { makeFolder, ownerAlone } from '../makeFolder.ts';
import { type DeliveryChannel, type DeliveryFailure, failureCodes } from './deliveryWorker.ts';
import { writeEmail } from './emailMessage.ts';
import { mailFileOf, mailFolder } from './mailFiles.ts';
import type { QueuedDelivery } from './deliveryQueue.ts';

interface MailOptions {
  readonly content: () => Content;
  readonly language: Language;
  /** Absent: the default mailbox. */
  readonly from?: string;
}

type Envelope = SendMailOptions & { readonly from: string; readonly to: string };

/** A mailbox that the content has corrected since the lead came is not written to. */
function recipientOf({ send_mail_to: wanted, project }: QueuedDelivery['lead'], content: Content): string {
  if (wanted !== null && isPublished(wanted, content)) return wanted;
  return projectMailbox(project, content) ?? content.site.default_mailbox;
}

/** A strict mail server refuses an email with any other address in its head: nodemailer encodes only the domain. */
const replyAddress = /^[\w!#$%&'*+/=?^`{|}~.-]+@[\p{L}\d.-]+$/u;

/** The email of an event is always the same: after a crash, a duplicate has the same Message-ID. */
function makeMail(delivery: QueuedDelivery, { content, language, from }: MailOptions): Envelope {
  const { lead, visit, reservation, event, number, position } = delivery;
  const id = event === 'created' ? lead.id : `${lead.id}.${position}`;
  const { default_mailbox: mailbox } = content().site;
  const sender = from ?? mailbox;
  return {
    from: sender,
    to: recipientOf(lead, content()),
    // As an object, so that nothing in it can be taken for a second address.
    ...(lead.email === null || !replyAddress.test(lead.email) ? {} : { replyTo: { name: '', address: lead.email } }),
    ...writeEmail(delivery, content(), language),
    messageId: `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    headers: { 'X-Lead-Number': number },
    // The time of the event, not of the booking: a mailbox would sort later news out of sight.
    date: new Date(event === 'created' ? lead.created_at : ((visit ?? reservation)?.changed_at ?? lead.created_at)),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Milliseconds; all of them together are shorter than a lease. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const wholeTimeout = 45_000;

function outcomeOf(error: unknown): DeliveryFailure['outcome'] {
  if (typeof error !== 'object' || error === null || !('responseCode' in error) || !('code' in error)) return 'down';
  const isMessageError = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  if (!isMessageError || typeof error.responseCode !== 'number') return 'down';
  return error.responseCode >= 500 ? 'refused' : 'busy';
}

/** By an SMTP server, `smtp://user:password@host:port`. */
export function smtpChannel(url: string, options: MailOptions): DeliveryChannel {
  const transport = createTransport({ url, ...timeouts });
  return {
    name: 'mail',
    async deliver(delivery) {
      try {
        await transport.sendMail({ ...makeMail(delivery, options), signal: AbortSignal.timeout(wholeTimeout) });
        return 'delivered';
      } catch (error) {
        return { outcome: outcomeOf(error), reason: failureCodes(error) };
      }
    },
  };
}

/** Writes emails as files, for a server without mail settings. Writing an email again replaces its file. */
export function fileChannel(dataDir: string, options: MailOptions): DeliveryChannel {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = mailFolder(dataDir);
  return {
    name: 'mail',
    async deliver(delivery) {
      const { message } = await transport.sendMail(makeMail(delivery, options));
      if (!Buffer.isBuffer(message)) throw new TypeError('The transport did not buffer the email');
      const file = path.join(folder, mailFileOf(delivery));
      try {
        await makeFolder(path.resolve(folder));
        // Otherwise an empty file could outlive a power cut, while the database says that it was delivered.
        await writeFile(`${file}.part`, message, { mode: ownerAlone, flush: true });
        await rename(`${file}.part`, file);
        return 'delivered';
      } catch (error) {
        return { outcome: 'down', reason: failureCodes(error) };
      }
    },
  };
}
