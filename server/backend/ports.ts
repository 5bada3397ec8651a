import type { FastifyPluginAsync } from 'fastify';
import type { Whole } from '#contract/whole.ts';
import type { Image } from '#contract/image.ts';

/** A picture as the media part knows it: all but its words. */
export type MediaImage = Omit<Whole<Image>, 'alt'>;

/** What the backend needs from the server of pictures and documents. Files are absolute paths. */
export interface Media {
  image(file: string): Promise<MediaImage>;
  /** Of a picture that is all around: its variants go up to what a viewer can show. */
  panorama(file: string): Promise<MediaImage>;
  /** Of a binary glTF file; `size` in bytes, before compression. */
  model(file: string): Promise<{ src: string; size: number }>;
  /** `size` in bytes. */
  file(file: string): Promise<{ url: string; size: number }>;
  /**
   * The address of a JPEG that `draw` makes of the bytes of the picture at `src` when it is first asked for. `made` names all that goes into
   * it beside that picture: whoever asks with the same gets the same address.
   */
  drawn(src: string, made: string, draw: (picture: Buffer) => Promise<Buffer>): string;
  /** The bytes of the picture at an address that `image` gave. */
  read(src: string): Promise<Buffer>;
  plugin: FastifyPluginAsync;
}

export type LeadKind = 'call' | 'consultation' | 'visit';
