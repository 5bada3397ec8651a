import { Document, type Material, NodeIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { MeshoptEncoder } from 'meshoptimizer';
import type { Mesh } from '../world/mesh/mesh.ts';
import { MATERIALS } from '../world/mesh/paint.ts';
import { type Part, partsOf } from './parts.ts';
import type { Site } from '../world/site.ts';

/** Steps on each side of the model's middle. */
const steps = 32_767;

interface Packed {
  positions: Int16Array<ArrayBuffer>;
  normals: Int8Array<ArrayBuffer>;
  colors: Uint8Array<ArrayBuffer>;
  indices: Uint32Array<ArrayBuffer>;
}

const srgbFree = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 255);

/** The triangles of some kinds as whole numbers, equal corners once. */
function packed(mesh: Mesh, reach: number, includes: (kind: number) => boolean): Packed {
  const seen = new Map<string, number>();
  const [positions, normals, colors, indices]: number[][] = [[], [], [], []];
  const whole = (value: number, scale: number): number => Math.round(value * scale);
  for (let index = 0; index < mesh.indices.length; index += 3) {
    if (!includes(mesh.surfaces[(mesh.indices[index] ?? 0) * 2] ?? 0)) continue;
    for (const corner of mesh.indices.slice(index, index + 3)) {
      const three = (source: readonly number[], map: (value: number) => number): number[] =>
        [0, 1, 2].map((axis) => map(source[corner * 3 + axis] ?? 0));
      const at = three(mesh.positions, (value) => whole(value / reach, steps));
      const normal = three(mesh.normals, (value) => whole(value, 127));
      const color = three(mesh.colors, srgbFree);
      const key = [...at, ...normal, ...color].join();
      let known = seen.get(key);
      if (known === undefined) {
        known = seen.size;
        seen.set(key, known);
        positions?.push(...at, 0);
        normals?.push(...normal, 0);
        colors?.push(...color, 255);
      }
      indices?.push(known);
    }
  }
  return {
    positions: new Int16Array(positions ?? []),
    normals: new Int8Array(normals ?? []),
    colors: new Uint8Array(colors ?? []),
    indices: new Uint32Array(indices ?? []),
  };
}

/** Neighbouring triangles and corners next to each other: that is what compresses. */
function ordered({ positions, normals, colors, indices }: Packed): Packed {
  const [remap, unique] = MeshoptEncoder.reorderMesh(indices, true, true);
  const moved = <T extends Int16Array<ArrayBuffer> | Int8Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(
    source: T,
    into: T,
    width: number,
  ): T => {
    remap.forEach((to, from) => {
      for (let axis = 0; axis < width; axis += 1) into[to * width + axis] = source[from * width + axis] ?? 0;
    });
    return into;
  };
  return {
    positions: moved(positions, new Int16Array(unique * 4), 4),
    normals: moved(normals, new Int8Array(unique * 4), 4),
    colors: moved(colors, new Uint8Array(unique * 4), 4),
    indices,
  };
}

const drop = (source: Int16Array | Int8Array): number[] => [...source].filter((_, index) => index % 4 !== 3);

/** A complex as one binary glTF: a node for each building (`building:a`), the land, the trees; y is up, metres. */
export async function modelOf(site: Site): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  const document = new Document();
  document.createExtension(KHRMeshQuantization).setRequired(true);
  const buffer = document.createBuffer();
  const made = (name: string, roughness: number, metallic: number): Material =>
    document.createMaterial(name).setRoughnessFactor(roughness).setMetallicFactor(metallic).setDoubleSided(true);
  const materials = { matte: made('matte', 0.9, 0), glass: made('glass', 0.12, 0.2) };
  const parts = partsOf(site);
  const reach = parts.reduce(
    (far, { mesh }) => mesh.positions.reduce((most, value) => Math.max(most, Math.abs(value)), far),
    0,
  );
  const scene = document.createScene(site.alias);
  const root = document.createNode(site.alias).setRotation([-Math.SQRT1_2, 0, 0, Math.SQRT1_2]);
  scene.addChild(root);

  const add = ({ name, mesh }: Part): void => {
    const shape = document.createMesh(name);
    for (const [material, includes] of [
      [materials.matte, (kind: number) => kind !== MATERIALS.glass],
      [materials.glass, (kind: number) => kind === MATERIALS.glass],
    ] as const) {
      const raw = packed(mesh, reach, includes);
      if (raw.indices.length === 0) continue;
      const { positions, normals, colors, indices } = ordered(raw);
      const accessor = (
        type: 'VEC3' | 'VEC4',
        array: Int16Array<ArrayBuffer> | Int8Array<ArrayBuffer> | Uint8Array<ArrayBuffer>,
      ) => document.createAccessor().setType(type).setArray(array).setNormalized(true).setBuffer(buffer);
      const primitive = document
        .createPrimitive()
        .setAttribute('POSITION', accessor('VEC3', new Int16Array(drop(positions))))
        .setAttribute('NORMAL', accessor('VEC3', new Int8Array(drop(normals))))
        .setAttribute('COLOR_0', accessor('VEC4', colors))
        .setIndices(
          document
            .createAccessor()
            .setType('SCALAR')
            .setArray(positions.length / 4 < 65_535 ? new Uint16Array(indices) : indices)
            .setBuffer(buffer),
        )
        .setMaterial(material);
      shape.addPrimitive(primitive);
    }
    root.addChild(document.createNode(name).setMesh(shape).setScale([reach, reach, reach]));
  };
  parts.forEach(add);
  // Brotli of the server compresses it: a decoder of its own would cost the viewer more bytes, and WebAssembly its policy.
  return new NodeIO().registerExtensions([KHRMeshQuantization]).writeBinary(document);
}
