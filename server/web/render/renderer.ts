import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '../../../contract/renderer.ts';
import { notBuilt } from '../../startError.ts';

/** Loads the built renderer, whose source is src/server.tsx; throws a StartError when it was not built. */
export async function loadRenderer(file: string): Promise<Renderer> {
  if (!existsSync(file)) throw notBuilt(file);
  return (await import(pathToFileURL(file).href)) as Renderer;
}
