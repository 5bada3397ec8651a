import { once } from 'node:events';
import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { startMailServer } from '../../tools/faults/mailServer.ts';

const from = 'site@example.com';
const to = 'sales@example.com';

it('accepts emails after a client was killed in the middle of one', async () => {
  const mail = await startMailServer();
  const client = connect({ port: Number(new URL(mail.url).port), host: '127.0.0.1' });
  const expectReply = async (code: string): Promise<void> => {
    const [chunk] = (await once(client, 'data')) as [Buffer];
    expect(chunk.toString().startsWith(code)).toBe(true);
  };
  await expectReply('220');
  for (const [line, code] of [
    ['HELO client', '250'],
    [`MAIL FROM:<${from}>`, '250'],
    [`RCPT TO:<${to}>`, '250'],
    ['DATA', '354'],
  ] as const) {
    client.write(`${line}\r\n`);
    await expectReply(code);
  }
  client.write('Subject: half');
  client.resetAndDestroy();
  await once(client, 'close');

  const transport = createTransport(mail.url);
  await transport.sendMail({ from, to, subject: 'Whole', text: 'Whole' });
  expect(mail.emails).toHaveLength(1);
  transport.close();
  await mail.stop();
});
