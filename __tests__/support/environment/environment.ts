import JsdomEnvironment from 'jest-environment-jsdom';

/**
 * What browsers have and jsdom lacks, taken from Node: fetch and everything that fetch checks with instanceof, so that
 * requests of the site reach the real backend in the same process.
 */
const fromNode = {
  fetch,
  Request,
  Response,
  Headers,
  Blob,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
  TextEncoderStream,
  TextDecoderStream,
  ReadableStream,
  WritableStream,
  TransformStream,
  CompressionStream,
  DecompressionStream,
  structuredClone,
  // The backend in this process responds with it.
  setImmediate,
  clearImmediate,
};

export default class SiteEnvironment extends JsdomEnvironment {
  constructor(...args: ConstructorParameters<typeof JsdomEnvironment>) {
    super(...args);
    Object.assign(this.global, fromNode);
    // jsdom has its own realm: a typed array of Node's TextEncoder must be an instance of the test's Uint8Array.
    Object.assign(this.global, { Uint8Array, ArrayBuffer });
  }
}
