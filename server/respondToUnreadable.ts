import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers';
import { errorBody } from './backend/index.ts';

interface Refusal {
  readonly status: number;
  /** Absent: the one of the status. */
  readonly message?: string;
}

/** By error code of the parser; all others are a 400. */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not come in time' },
};

/** Milliseconds: a client that is still sending would lose the response with the connection. */
const lingering = 1000;

/**
 * Responds to bytes that are no valid request or a too large one. Without a path, the response has the format of the
 * API, so that a refused lead gets its reason. It quotes nothing of the request.
 */
export function respondToUnreadable({ code }: { readonly code: string }, socket: Socket): void {
  // Already responded, or the client has disconnected.
  if (code === 'ECONNRESET' || !socket.writable) return;
  const { status, ...details } = refusals[code] ?? { status: 400 };
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
