import sharp from 'sharp';
import { brandColors, brandMark } from '../../brand.ts';
import { maxPixels } from '../media/variants.ts';
import { type Face, type Faces, loadFaces } from './face.ts';
import { cutLine, type Fit, fitLines } from './lines.ts';

/** Contents of a preview picture beside the photo. */
export interface Card {
  title: string;
  /** One line under the title; may be empty. */
  facts: string;
  /** The company's word. */
  brand: string;
  /** Share of the excess height that is cropped above; the rest is cropped below. */
  cutAbove: number;
}

/** Pixels: the size that messengers expect. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Increase it when the drawing changes: addresses are immutable. */
export const cardRecipe = 2;

/** Some messengers leave a heavier picture out. */
const maxBytes = 150_000;
const qualities = [86, 78, 68, 56] as const;

const margin = 64;
const horizon = 2;
const textWidth = cardSize.width - 2 * margin;
const factsSize = 30;
const brandSize = 46;

const titleTries = [
  { size: 72, lines: 1 },
  { size: 64, lines: 1 },
  { size: 56, lines: 2 },
  { size: 48, lines: 2 },
  { size: 44, lines: 3 },
] as const;

/** In characters: far more than the tries can hold, and measured in no time. */
const longestTitle = 300;

const leading = 1.12;
/** Share of the font size from the top of a serif line to its baseline. */
const capitals = 0.67;

interface Layout {
  title: Fit;
  /** Where the picture ends and the paper begins. */
  ground: number;
  titleBaseline: number;
  footBaseline: number;
}

/** Short titles get larger letters; the picture fills the remaining height. */
function layOut({ title: text }: Card, faces: Faces): Layout {
  const title = fitLines(text.slice(0, longestTitle), textWidth, faces.title.width, titleTries);
  const footBaseline = cardSize.height - 52;
  const lastBaseline = footBaseline - 68;
  const titleBaseline = lastBaseline - (title.lines.length - 1) * title.size * leading;
  return { title, ground: Math.round(titleBaseline - title.size * capitals - 44), titleBaseline, footBaseline };
}

const path = (data: string, fill: string): string => `<path d="${data}" fill="${fill}"/>`;

/** Draws the site's Logo: the word on a line, its descenders below, the mark beside it. Ends at `right`. */
function drawLogo(face: Face, word: string, right: number, baseline: number): { svg: string; left: number } {
  const markWidth = 0.62 * brandSize;
  const width = face.width(word, brandSize) + 0.3 * brandSize + markWidth;
  const left = right - width;
  const line = baseline + 0.05 * brandSize;
  return {
    left,
    svg: [
      path(face.outline(word, brandSize, left, baseline), brandColors.ink),
      `<svg x="${right - markWidth}" y="${line - brandSize}" width="${markWidth}" height="${brandSize}" viewBox="${brandMark.viewBox}" preserveAspectRatio="xMidYMax">${path(brandMark.path, brandColors.linden)}</svg>`,
      `<path d="M${left} ${line + 1}H${right}" stroke="${brandColors.ink}" stroke-width="2"/>`,
    ].join(''),
  };
}

function drawText(card: Card, { title, ground, titleBaseline, footBaseline }: Layout, faces: Faces): string {
  const { width, height } = cardSize;
  const brand = drawLogo(faces.title, card.brand, width - margin, footBaseline);
  const facts = cutLine(card.facts.slice(0, longestTitle), brand.left - 2 * margin, (line) =>
    faces.text.width(line, factsSize),
  );
  const lines = title.lines.map((line, index) =>
    faces.title.outline(line, title.size, margin, titleBaseline + index * title.size * leading),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect y="${ground}" width="${width}" height="${height - ground}" fill="${brandColors.paper}"/>`,
    `<rect y="${ground}" width="${width}" height="${horizon}" fill="${brandColors.ink}"/>`,
    path(lines.join(''), brandColors.ink),
    path(faces.text.outline(facts, factsSize, margin, footBaseline), brandColors.inkSoft),
    brand.svg,
    '</svg>',
  ].join('');
}

async function cropPicture(master: Buffer, height: number, cutAbove: number): Promise<Buffer> {
  const { width } = cardSize;
  const { data, info } = await sharp(master, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width, height, fit: 'outside' })
    .flatten({ background: brandColors.paper })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels, width: madeWidth, height: madeHeight } = info;
  return sharp(data, { raw: { width: madeWidth, height: madeHeight, channels } })
    .extract({
      left: Math.floor((madeWidth - width) / 2),
      top: Math.floor((madeHeight - height) * cutAbove),
      width,
      height,
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A JPEG of 1200 × 630: the picture above the horizon, the words on paper below it. */
export async function drawCard(master: Buffer, card: Card): Promise<Buffer> {
  const faces = await loadFaces();
  const layout = layOut(card, faces);
  const { width, height } = cardSize;
  const picture = await cropPicture(master, layout.ground, card.cutAbove);
  const drawn = await sharp({ create: { width, height, channels: 3, background: brandColors.paper } })
    .composite([{ input: picture, top: 0, left: 0 }, { input: Buffer.from(drawText(card, layout, faces)) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const encode = async (quality: number): Promise<Buffer> =>
    sharp(drawn, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
  for (const quality of qualities) {
    const jpeg = await encode(quality);
    if (jpeg.length <= maxBytes) return jpeg;
  }
  return encode(40);
}
