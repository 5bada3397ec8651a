import fc from 'fast-check';
import { type Label, type LabelPlace, placeLabels } from '../../../../src/pages/project-aerial/viewer/placeLabels.ts';

describe('placeLabels', () => {
  const viewWidth = 352;
  const label: fc.Arbitrary<Label> = fc.record({
    foot: fc.record({
      x: fc.double({ min: 0, max: viewWidth, noNaN: true }),
      y: fc.double({ min: 120, max: 350, noNaN: true }),
    }),
    width: fc.integer({ min: 40, max: 240 }),
    height: fc.constantFrom(28, 44),
    leads: fc.boolean(),
  });
  const boxOf = ({ foot, width, height }: Label, { lift, shift }: LabelPlace) => {
    const [left, bottom] = [foot.x + shift - width / 2, foot.y - 28 - lift];
    return { left, right: left + width, top: bottom - height, bottom };
  };

  it('never cover another name, but hide a house without room below the top of the view', () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 10 }), (labels) => {
        const places = placeLabels(labels, viewWidth);
        const shown = labels.flatMap((each, index) => {
          const place = places[index];
          return place?.shown ? [{ ...boxOf(each, place), fallen: each.leads && place.lift === 0 }] : [];
        });
        for (const [index, one] of shown.entries()) {
          for (const other of shown.slice(index + 1)) {
            const covers =
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
            expect(covers && !one.fallen && !other.fallen).toBe(false);
          }
        }
        expect(places.every(({ shown: isShown }, index) => isShown || labels[index]?.leads === false)).toBe(true);
      }),
    );
  });

  const house = { foot: { x: 170, y: 200 }, width: 110, height: 44, leads: true };

  it('raise the name of a farther house over that of a nearer one', () => {
    const [far, near] = placeLabels([house, { ...house, foot: { x: 100, y: 220 } }], viewWidth);
    expect(near).toEqual({ lift: 0, shift: 0, shown: true });
    // From 200 to over 220 - 28 - 44, with a gap.
    expect(far?.lift).toBeCloseTo(28, 0);
  });

  it('move a name that the edge would cut into the view, and leave its pole', () => {
    expect(placeLabels([{ ...house, foot: { x: 20, y: 200 } }], viewWidth)).toEqual([
      { lift: 0, shift: 39, shown: true },
    ]);
    expect(placeLabels([{ ...house, foot: { x: 340, y: 200 } }], viewWidth)).toEqual([
      { lift: 0, shift: -43, shown: true },
    ]);
  });

  it('leave out a plain name that would be far above its place', () => {
    const place = { ...house, height: 28, leads: false };
    const tower = [200, 150].map((y): Label => ({ ...house, foot: { x: 170, y } }));
    expect(placeLabels([place, ...tower], viewWidth)[0]?.shown).toBe(false);
    expect(placeLabels([place], viewWidth)[0]?.shown).toBe(true);
  });
});
