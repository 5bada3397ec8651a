import type { Mesh, Object3D } from 'three';

const prefix = 'building:';

/** The loader changes names that its animations could not address, and keeps the file's own beside them. */
function nameIn(object: Object3D): string {
  const { name } = object.userData as { readonly name?: unknown };
  return typeof name === 'string' ? name : object.name;
}

/** The key of the building that an object is a part of; null: it is of the surroundings. */
export function buildingOf(object: Object3D | null): string | null {
  for (let part = object; part !== null; part = part.parent) {
    const name = nameIn(part);
    if (name.startsWith(prefix)) return name.slice(prefix.length);
  }
  return null;
}

const isMesh = (object: Object3D): object is Mesh => 'isMesh' in object;

/** Everything that can be seen of a scene. */
export function meshesOf(scene: Object3D): readonly Mesh[] {
  const meshes: Mesh[] = [];
  scene.traverse((object) => {
    if (isMesh(object)) meshes.push(object);
  });
  return meshes;
}
