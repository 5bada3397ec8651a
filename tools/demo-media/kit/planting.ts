import type { Item, Stage } from './scene.ts';
import type { Nursery } from './trees.ts';
import type { V2 } from './svg.ts';
import type { V3 } from './projection.ts';
import { plantItem } from './plants.ts';
import { face, lit } from './scene.ts';
import { open, stroke } from './svg.ts';

/** A tree planted this week: dug-over earth round its foot, two stakes and the ties that hold it. */
export function saplingItem(stage: Stage, nursery: Nursery, [x, y]: V2, variant: number, height = 3.6): Item {
  const { cam, mood } = stage;
  const tree = plantItem(stage, nursery, { x, y, height, species: 'sapling', variant: variant % 3 });
  return {
    box: tree.box,
    draw: () => {
      const earth = Array.from({ length: 10 }, (_, index): V3 => {
        const angle = (index / 10) * Math.PI * 2;
        return [x + Math.cos(angle) * 0.75, y + Math.sin(angle) * 0.75, 0];
      });
      const stakes = [-0.38, 0.38].map((shift) => open(cam.line([x + shift, y, 0], [x + shift, y, height * 0.46]))).join('');
      const thick = cam.scale([x, y, 0]);
      return face(stage, earth, lit(mood, '#7d5f45', [0, 0, 1])) + tree.draw() + stroke(stakes, '#c39a66', Math.max(1, thick * 0.07)) +
        stroke(open(cam.line([x - 0.38, y, height * 0.38], [x + 0.38, y, height * 0.38])), '#efe4cd', Math.max(0.8, thick * 0.05));
    },
  };
}
