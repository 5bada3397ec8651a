import { type Mesh, Texture } from 'three';

/** Gives back what meshes hold of the graphics card. */
export function disposeMeshes(meshes: readonly Mesh[]): void {
  for (const { geometry, material } of meshes) {
    geometry.dispose();
    for (const each of [material].flat()) {
      for (const value of Object.values(each)) if (value instanceof Texture) value.dispose();
      each.dispose();
    }
  }
}
