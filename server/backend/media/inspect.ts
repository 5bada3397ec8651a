import sharp from 'sharp';

export interface Inspection {
  readonly width: number;
  readonly height: number;
  /** A tiny WebP as a data URI. */
  readonly placeholder: string;
}

const knownFormats = new Set(['svg', 'jpeg', 'png', 'webp', 'heif', 'avif']);

/** Things that an SVG must not bring along: it would run or fetch them wherever it is shown. */
const forbiddenInSvg: readonly (readonly [RegExp, string])[] = [
  [/<script[\s>]/i, 'it holds a script'],
  [/<foreignObject[\s>]/i, 'it holds foreign content'],
  [/\son\w+\s*=/i, 'it holds an event handler'],
  [/(?:href|src)\s*=\s*["'](?!#|data:image\/)/i, 'it refers to another file'],
  [/@import|url\(\s*["']?(?!#|data:image\/)[^)]/i, 'its styles refer to another file'],
];

function checkSvg(bytes: Buffer): void {
  const text = bytes.toString('utf8');
  const [, reason] = forbiddenInSvg.find(([pattern]) => pattern.test(text)) ?? [];
  if (reason !== undefined) throw new Error(reason);
}

async function tinyPicture(bytes: Buffer): Promise<string> {
  const tiny = await sharp(bytes).resize(16).webp({ quality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** Throws with the reason when the bytes are no picture that can be shown. */
export async function inspect(bytes: Buffer): Promise<Inspection> {
  const { format, width, height } = await sharp(bytes).autoOrient().metadata();
  if (!knownFormats.has(format)) throw new Error(`pictures of the type ${format} are not supported`);
  if (format === 'svg') checkSvg(bytes);
  return { width, height, placeholder: await tinyPicture(bytes) };
}
