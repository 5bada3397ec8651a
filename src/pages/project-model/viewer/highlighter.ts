import { type Color, type Material, type Mesh, MeshBasicMaterial, MeshStandardMaterial } from 'three';
import { buildingOf } from './buildingsOf.ts';

/** How much of the accent is in a building: pointed at, picked. */
const shares = { pointed: 0.28, picked: 0.5 } as const;

function tinted(material: Material, accent: Color, share: number): Material {
  const copy = material.clone();
  if (copy instanceof MeshStandardMaterial) {
    copy.color.lerp(accent, share);
    copy.emissive.copy(accent).multiplyScalar(share / 3);
  } else if (copy instanceof MeshBasicMaterial) {
    copy.color.lerp(accent, share);
  }
  return copy;
}

export interface Highlighter {
  readonly show: (picked: string | null, pointed: string | null) => void;
  readonly dispose: () => void;
}

/** Buildings in the colour of what can be tapped; materials may be shared with others, so a copy takes their place. */
export function createHighlighter(meshes: readonly Mesh[], accent: Color): Highlighter {
  const parts = meshes.map((mesh) => ({ mesh, plain: mesh.material, building: buildingOf(mesh) }));
  const copies = new Map<string, Material>();

  const copyOf = (material: Material, kind: keyof typeof shares): Material => {
    const key = `${material.uuid} ${kind}`;
    const copy = copies.get(key) ?? tinted(material, accent, shares[kind]);
    copies.set(key, copy);
    return copy;
  };

  return {
    show: (picked, pointed) => {
      for (const { mesh, plain, building } of parts) {
        if (building === null) continue;
        const kind = building === picked ? 'picked' : building === pointed ? 'pointed' : undefined;
        if (kind === undefined) mesh.material = plain;
        else mesh.material = Array.isArray(plain) ? plain.map((each) => copyOf(each, kind)) : copyOf(plain, kind);
      }
    },
    dispose: () => {
      for (const copy of copies.values()) copy.dispose();
    },
  };
}
