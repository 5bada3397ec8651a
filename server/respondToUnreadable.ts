import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers';
import { errorBody } from './backend/index.ts';

interface Answer {
  readonly status: number;
  /** Absent: the one of the status. */
  readonly message?: string;
}

/** By what the parser says of the bytes; whatever else is wrong with them is a 400. */
const answers: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not come in time' },
};

/** Milliseconds: whoever is still sending would lose the answer with the connection. */
const lingering = 1000;

/**
 * For bytes that are no request, or too much of one: it has no path, so the answer is the calls' own, for whom such a request is a lead
 * that is to hear why. Nothing of the bytes comes back.
 */
export function respondToUnreadable({ code }: { readonly code: string }, socket: Socket): void {
  // More of what was answered already, or nobody is there any more.
  if (code === 'ECONNRESET' || !socket.writable) return;
  const { status, ...details } = answers[code] ?? { status: 400 };
  const body = errorBody(status, details);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), lingering).unref();
}
