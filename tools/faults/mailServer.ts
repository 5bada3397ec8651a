import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedEmail {
  readonly recipients: readonly string[];
  readonly messageId: string;
  /** The number of its lead. */
  readonly number: string;
  /** The raw message. */
  readonly source: string;
}

export interface MailServer {
  readonly url: string;
  /** In order of arrival. */
  readonly emails: readonly ReceivedEmail[];
  /** Closes the port until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface MailServerOptions {
  /** Responds to an email with this status instead of accepting it. */
  readonly refuses?: (email: ReceivedEmail) => number | undefined;
}

/** A mail server on a port of its own, which it keeps. */
export async function startMailServer({ refuses = () => undefined }: MailServerOptions = {}): Promise<MailServer> {
  const emails: ReceivedEmail[] = [];
  let running: SMTPServer | undefined;
  let port = 0;
  const start = async (): Promise<void> => {
    const server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, session, callback) {
        const take = (source: string): Error | null => {
          const header = (name: string): string =>
            new RegExp(`^${name}: *(?:\\r\\n +)?(.*)$`, 'im').exec(source)?.[1]?.trim() ?? '';
          const email = {
            recipients: session.envelope.rcptTo.map(({ address }) => address),
            messageId: header('Message-ID'),
            number: header('X-Lead-Number'),
            source,
          };
          const responseCode = refuses(email);
          if (responseCode === undefined) emails.push(email);
          return responseCode === undefined ? null : Object.assign(new Error('Refused'), { responseCode });
        };
        // A client that is killed in the middle of an email has sent none.
        const failed = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
        void (async () => callback(await text(stream).then(take).catch(failed)))();
      },
    });
    // Without a listener, the connection of a killed client would end this process.
    server.on('error', () => undefined);
    running = server;
    const listening = server.listen(port, '127.0.0.1');
    await once(listening, 'listening');
    port = (listening.address() as AddressInfo).port;
  };
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    start,
    async stop() {
      await new Promise<void>((resolve) => {
        if (running === undefined) resolve();
        else running.close(() => resolve());
      });
    },
  };
}
