import { type IncomingMessage, Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Connection {
  readonly answers: Set<ServerResponse>;
  /** Bytes received when the last answer was out; more of them are the beginning of a request. */
  read: number;
}

/** Milliseconds for requests that were sent before the client could hear that the server closes. */
const requestsUnderWay = 100;

/**
 * An HTTP server whose `close` ends each connection with its last answer. Node's own closes a connection while the end of an answer is still
 * to be sent, and leaves one that was in use open until its keep-alive timeout.
 */
export class DrainingServer extends Server {
  readonly #connections = new Map<Socket, Connection>();
  #closing = false;

  constructor(options: ServerOptions, listener: (request: IncomingMessage, response: ServerResponse) => void) {
    super(options, (request, response) => {
      this.#follow(request.socket, response);
      listener(request, response);
    });
    this.on('connection', (socket: Socket) => {
      this.#connections.set(socket, { answers: new Set(), read: 0 });
      socket.once('close', () => this.#connections.delete(socket));
    });
  }

  #follow(socket: Socket, response: ServerResponse): void {
    const connection = this.#connections.get(socket);
    if (connection === undefined) return;
    connection.answers.add(response);
    if (this.#closing) response.setHeader('connection', 'close');
    response.once('close', () => {
      connection.answers.delete(response);
      connection.read = socket.bytesRead;
      if (this.#closing && connection.answers.size === 0) socket.destroySoon();
    });
  }

  override close(callback?: (error?: Error) => void): this {
    this.#closing = true;
    for (const { answers } of this.#connections.values()) {
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('connection', 'close');
    }
    return super.close(callback);
  }

  /** Node's `close` calls this. A proxy may have sent requests that are not read yet: they are answered first. */
  override closeIdleConnections(): void {
    setTimeout(() => {
      // Timers run before sockets are read, immediates after that.
      setImmediate(() => {
        for (const [socket, { answers, read }] of this.#connections) {
          if (answers.size === 0 && socket.bytesRead === read) socket.destroy();
        }
      });
    }, requestsUnderWay);
  }
}
