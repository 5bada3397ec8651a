import type { FastifyPluginAsync } from 'fastify';
import type { Whole } from '#contract/whole.ts';
import type { Image } from '#contract/image.ts';

/** A picture without its alternative text. */
export type MediaImage = Omit<Whole<Image>, 'alt'>;

/** What the backend needs from the media server. File paths are absolute. */
export interface Media {
  image(file: string): Promise<MediaImage>;
  /** A panoramic picture: its variants go up to a viewer's maximum. */
  panorama(file: string): Promise<MediaImage>;
  /** Of a binary glTF file; `size` in bytes, before compression. */
  model(file: string): Promise<{ src: string; size: number }>;
  /** `size` in bytes. */
  file(file: string): Promise<{ url: string; size: number }>;
  /**
   * The address of a JPEG that `draw` makes of the picture at `src` on the first request. `made` names all other
   * inputs: equal inputs give an equal address.
   */
  drawn(src: string, made: string, draw: (picture: Buffer) => Promise<Buffer>): string;
  /** The bytes of the picture at an address that `image` gave. */
  read(src: string): Promise<Buffer>;
  plugin: FastifyPluginAsync;
}
