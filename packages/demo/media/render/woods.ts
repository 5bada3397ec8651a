import {
  BufferAttribute,
  BufferGeometry,
  Color,
  InstancedMesh,
  Object3D,
  type Scene,
  type ShaderMaterial,
} from 'three';
import type { View } from '../views/view.ts';
import type { Mesh } from '../world/mesh/mesh.ts';
import { type Species, treeMesh } from '../world/outdoors/trees.ts';
import type { Tree } from '../world/outdoors/planting.ts';

/** Its triangles in groups by kind: each kind has a program of its own. */
export function geometryOf(mesh: Mesh): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(mesh.positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(mesh.normals), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(mesh.colors), 3));
  geometry.setAttribute('surface', new BufferAttribute(new Float32Array(mesh.surfaces), 2));
  const byKind = new Map<number, number[]>();
  for (let index = 0; index < mesh.indices.length; index += 3) {
    const corners = mesh.indices.slice(index, index + 3);
    const kind = mesh.surfaces[(corners[0] ?? 0) * 2] ?? 0;
    const known = byKind.get(kind);
    if (known === undefined) byKind.set(kind, corners);
    else known.push(...corners);
  }
  const order = [...byKind.entries()].sort(([a], [b]) => a - b);
  geometry.setIndex(new BufferAttribute(new Uint32Array(order.flatMap(([, corners]) => corners)), 1));
  let start = 0;
  for (const [kind, { length }] of order) {
    geometry.addGroup(start, length, kind);
    start += length;
  }
  return geometry;
}

/** Leaves of a crown: near the eye, three steps farther, and for shadows. */
const leaves = [11000, 5200, 1100, 150, 170] as const;
/** Of a tree that is only there for its shadow. */
const shadowLevel = 4;
const share: Partial<Record<Species, number>> = { bush: 0.14, sapling: 0.22, apple: 0.6, birch: 0.6 };
/** Metres from the eye to where fewer leaves will do, and to where a tree would hide the picture. */
const [steps, inTheWay] = [[34, 85, 210], 15] as const;

const grown = new Map<string, BufferGeometry>();

function geometry(species: Species, variant: number, level: number): BufferGeometry {
  const key = `${species} ${variant} ${level}`;
  const known =
    grown.get(key) ?? geometryOf(treeMesh(species, variant, Math.round((leaves[level] ?? 90) * (share[species] ?? 1))));
  grown.set(key, known);
  return known;
}

/** The trees of a world, each with as many leaves as a view needs. */
export class Woods {
  private readonly trees: readonly Tree[];
  private planted: InstancedMesh[] = [];

  constructor(trees: readonly Tree[]) {
    this.trees = trees;
  }

  private group(
    scene: Scene,
    material: ShaderMaterial[],
    trees: readonly Tree[],
    level: number,
    role: { seen: boolean; casts: boolean },
  ): void {
    for (const alike of Map.groupBy(trees, (tree) => `${tree.species} ${tree.variant}`).values()) {
      const [first] = alike as [Tree];
      const mesh = new InstancedMesh(geometry(first.species, first.variant, level), material, alike.length);
      const place = new Object3D();
      alike.forEach(({ at, height, turn, tone, shed, species }, index) => {
        place.position.set(...at);
        place.rotation.set(0, 0, turn);
        place.scale.setScalar(height);
        place.updateMatrix();
        mesh.setMatrixAt(index, place.matrix);
        mesh.setColorAt(index, new Color(tone, species === 'apple' ? 1 : 0, shed));
      });
      Object.assign(mesh, { frustumCulled: false, renderOrder: 1, userData: role });
      this.planted.push(mesh);
      scene.add(mesh);
    }
  }

  plant(scene: Scene, material: ShaderMaterial[], { camera, focus, radius }: View): void {
    for (const mesh of this.planted) {
      scene.remove(mesh);
      mesh.dispose();
    }
    this.planted = [];
    // A long lens brings trees nearer.
    const lens = camera.reach / 0.6;
    const distance = ({ at }: Tree): number =>
      Math.hypot(at[0] - camera.eye[0], at[1] - camera.eye[1], camera.eye[2] - 5);
    const visible = this.trees.filter(
      (tree) =>
        camera.orthographic === true || tree.height < 3 || distance(tree) > Math.max(inTheWay, tree.height * 0.8),
    );
    const level = (tree: Tree): number =>
      camera.orthographic === true ? 1 : steps.filter((step) => distance(tree) * lens > step).length;
    for (const each of leaves.keys()) {
      this.group(
        scene,
        material,
        visible.filter((tree) => level(tree) === each),
        each,
        { seen: true, casts: false },
      );
    }
    this.group(
      scene,
      material,
      visible.filter(({ at }) => Math.hypot(at[0] - focus[0], at[1] - focus[1]) < radius * 1.2),
      shadowLevel,
      { seen: false, casts: true },
    );
  }
}
