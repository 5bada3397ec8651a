import { type Box3, DirectionalLight, Group, HemisphereLight, Sphere } from 'three';

const shadowMapSize = 2048;

/** An afternoon sun with shadows that are drawn once, and the light of the sky. */
export function makeLight(bounds: Box3): Group {
  const { center, radius } = bounds.getBoundingSphere(new Sphere());
  const sun = new DirectionalLight('#fff1dc', 2.6);
  sun.position.copy(center).add({ x: radius * 0.9, y: radius * 1.3, z: radius * 0.7 });
  sun.target.position.copy(center);
  sun.castShadow = true;
  sun.shadow.mapSize.set(shadowMapSize, shadowMapSize);
  sun.shadow.normalBias = radius / 600;
  Object.assign(sun.shadow.camera, {
    left: -radius,
    right: radius,
    top: radius,
    bottom: -radius,
    near: 0.1,
    far: radius * 4,
  });

  const light = new Group();
  light.add(sun, sun.target, new HemisphereLight('#e8f0f6', '#b7ae98', 1.5));
  return light;
}
