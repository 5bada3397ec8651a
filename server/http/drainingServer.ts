import { type IncomingMessage, Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Connection {
  readonly responses: Set<ServerResponse>;
  /** Bytes received when the last response was sent; more bytes mean that a new request has begun. */
  read: number;
}

/** Milliseconds for requests that clients sent before they learned that the server closes. */
const requestsUnderWay = 100;

/**
 * An HTTP server whose `close` ends each connection after its last response. Node closes a connection before the end of
 * a response is sent, and leaves a used one open until its keep-alive timeout.
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
      this.#connections.set(socket, { responses: new Set(), read: 0 });
      socket.once('close', () => this.#connections.delete(socket));
    });
  }

  #follow(socket: Socket, response: ServerResponse): void {
    const connection = this.#connections.get(socket);
    if (connection === undefined) return;
    connection.responses.add(response);
    if (this.#closing) response.setHeader('connection', 'close');
    response.once('close', () => {
      connection.responses.delete(response);
      connection.read = socket.bytesRead;
      if (this.#closing && connection.responses.size === 0) socket.destroySoon();
    });
  }

  override close(callback?: (error?: Error) => void): this {
    this.#closing = true;
    for (const { responses } of this.#connections.values()) {
      for (const response of responses) if (!response.headersSent) response.setHeader('connection', 'close');
    }
    return super.close(callback);
  }

  /** Node's `close` calls this. It first serves requests that a proxy has sent and the server has not read yet. */
  override closeIdleConnections(): void {
    setTimeout(() => {
      // Timers run before sockets are read, immediates after that.
      setImmediate(() => {
        for (const [socket, { responses, read }] of this.#connections) {
          if (responses.size === 0 && socket.bytesRead === read) socket.destroy();
        }
      });
    }, requestsUnderWay);
  }
}
