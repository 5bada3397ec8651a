/// <reference lib="dom" />
import {
  type BufferGeometry,
  type Camera as ThreeCamera,
  HalfFloatType,
  LinearFilter,
  Matrix3,
  Matrix4,
  Mesh as ThreeMesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  type ShaderMaterial,
  SphereGeometry,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { axesOf } from '../views/projection.ts';
import type { View } from '../views/view.ts';
import { moods } from '../world/mesh/mood.ts';
import type { World } from '../world/world.ts';
import { geometryOf, Woods } from './woods.ts';
import { lensOf } from './lens.ts';
import { domeDirection, lightUniforms, radical, skyLight, sunBearing, vector } from './light.ts';
import { addMaterial, depthMaterials, developMaterial, skyMaterial, surfaceMaterials } from './materials.ts';
import { noiseTexture } from './noise.ts';
import { ShadowMap } from './shadowMap.ts';

/** The nearest ones light the ground. */
const lamps = 12;

/** Draws pictures of one world after another: each is the sum of frames with the sun, the sky's light and the film moved a little. */
export class Studio {
  private readonly renderer: WebGLRenderer;
  private readonly canvas = document.createElement('canvas');
  private readonly scene = new Scene();
  private readonly sunMap = new ShadowMap(2560);
  private readonly domeMaps = [new ShadowMap(1024), new ShadowMap(1024), new ShadowMap(1024)];
  private readonly uniforms: Record<string, { value: unknown }> = { uNoise: { value: noiseTexture() } };
  private readonly surface: ShaderMaterial[];
  private readonly depth: ShaderMaterial[];
  private readonly sky: ShaderMaterial;
  private woods = new Woods([]);
  private pools: World['pools'] = [];
  private readonly quad = new ThreeMesh(new PlaneGeometry(2, 2));
  private readonly flat = new Scene();

  constructor() {
    this.renderer = new WebGLRenderer({ canvas: this.canvas, preserveDrawingBuffer: true, antialias: false });
    this.renderer.autoClear = false;
    this.surface = surfaceMaterials(this.uniforms);
    this.depth = depthMaterials(this.uniforms);
    this.sky = skyMaterial(this.uniforms);
    this.flat.add(this.quad);
    this.quad.frustumCulled = false;
  }

  private set(values: Record<string, unknown>): void {
    for (const [name, value] of Object.entries(values)) (this.uniforms[name] ??= { value }).value = value;
  }

  enter(world: World): void {
    for (const child of this.scene.children) {
      if (child instanceof ThreeMesh) (child.geometry as BufferGeometry).dispose();
    }
    this.scene.clear();
    const part = (mesh: World['houses'], order: number, seen: boolean, casts: boolean): ThreeMesh => {
      const made = new ThreeMesh(geometryOf(mesh), this.surface);
      Object.assign(made, { frustumCulled: false, renderOrder: order, userData: { seen, casts } });
      return made;
    };
    const sky = new ThreeMesh(new SphereGeometry(9000, 48, 32), this.sky);
    // Near things first, the sky last: what is hidden need not be shaded.
    Object.assign(sky, { frustumCulled: false, renderOrder: 9, userData: { seen: true, casts: false } });
    this.woods = new Woods(world.trees);
    this.scene.add(
      sky,
      part(world.houses, 0, true, false),
      part(world.shadows, 0, false, true),
      part(world.rest, 2, true, true),
      part(world.ground, 3, true, false),
    );
    this.pools = world.pools;
  }

  private light(view: View): void {
    const { eye } = view.camera;
    const nearest = this.pools.toSorted(
      (a, b) => Math.hypot(a[0] - eye[0], a[1] - eye[1]) - Math.hypot(b[0] - eye[0], b[1] - eye[1]),
    );
    this.set({ uPools: Array.from({ length: lamps }, (_, index) => vector(nearest[index] ?? [0, 0, -900])) });
    this.set(lightUniforms(view));
  }

  /** Features that a mood does not use are not compiled. */
  private compileFor(name: View['mood']): void {
    const { lit, snow, card } = moods[name];
    const defines = {
      ...(lit > 0.15 ? { POOLS: 1 } : {}),
      ...(snow > 0 ? { SNOW: 1 } : {}),
      ...(card > 0 ? { CARD: 1 } : {}),
    };
    for (const material of this.surface) {
      material.defines = { KIND: material.defines['KIND'], ...defines };
      material.needsUpdate = true;
    }
  }

  private shade(view: View, frame: number): void {
    const mood = moods[view.mood];
    const [a, r] = [radical(frame + 1, 2) * 6.2832, Math.sqrt(radical(frame + 1, 3)) * 1.1];
    const sun = sunBearing(view.sun + Math.cos(a) * r, mood.altitude + Math.sin(a) * r);
    const focus = vector(view.focus);
    const count = this.domeMaps.length;
    const domes = this.domeMaps.map((_, index) =>
      domeDirection(((frame * count + index) * 7) % (view.frames * count), view.frames * count),
    );
    this.set({
      uFrame: frame,
      uDomeDir: domes,
      uDomeColor: domes.map((dome) => skyLight(mood, dome.z).multiplyScalar((2 * mood.skyPower * 0.92) / count)),
      uSunMap: null,
      uDomeMap: this.domeMaps.map(() => null),
    });
    for (const [map, direction] of [
      [this.sunMap, sun] as const,
      ...this.domeMaps.map((each, index) => [each, domes[index] ?? sun] as const),
    ]) {
      map.aim(focus, direction, view.radius);
      this.draw(this.depth, map.target, map.camera);
    }
    this.set({
      uSunMap: this.sunMap.target.depthTexture,
      uSunMatrix: this.sunMap.matrix,
      uSunTexel: 1 / this.sunMap.side,
      uReach: view.radius,
      uDomeMap: this.domeMaps.map(({ target }) => target.depthTexture),
      uDomeMatrix: this.domeMaps.map(({ matrix }) => matrix),
    });
  }

  private draw(material: ShaderMaterial[], target: WebGLRenderTarget, camera: ThreeCamera): void {
    for (const child of this.scene.children) {
      if (!(child instanceof ThreeMesh)) continue;
      child.visible = child.userData[material === this.depth ? 'casts' : 'seen'] === true;
      if (child.material !== this.sky) child.material = material;
    }
    this.renderer.setRenderTarget(target);
    this.renderer.clear();
    this.renderer.render(this.scene, camera);
  }

  private wash(material: ShaderMaterial, target: WebGLRenderTarget | null): void {
    this.quad.material = material;
    this.renderer.setRenderTarget(target);
    this.renderer.render(this.flat, new OrthographicCamera());
  }

  /** Adds up the frames of one camera into `sum`. */
  private expose(view: View, sum: WebGLRenderTarget, frame: WebGLRenderTarget, frames: number): void {
    const { camera, width, height } = view;
    const add = addMaterial(frame, 1 / frames);
    this.renderer.setRenderTarget(sum);
    this.renderer.setClearColor(0x000000, 0);
    this.renderer.clear();
    const lens = lensOf(view);
    this.woods.plant(this.scene, this.surface, view);
    const middle = lens.projectionMatrix.clone();
    this.set({
      uEye:
        camera.orthographic === true
          ? vector(camera.eye).addScaledVector(vector(axesOf(camera).forward), -4000)
          : vector(camera.eye),
    });
    for (let index = 0; index < frames; index += 1) {
      this.shade(view, index);
      const jitter = new Matrix4().makeTranslation(
        ((radical(index + 1, 2) - 0.5) * 2) / width,
        ((radical(index + 1, 3) - 0.5) * 2) / height,
        0,
      );
      lens.projectionMatrix.copy(jitter.multiply(middle));
      lens.projectionMatrixInverse.copy(lens.projectionMatrix).invert();
      this.draw(this.surface, frame, lens);
      this.wash(add, sum);
    }
    add.dispose();
  }

  /** One picture as a PNG. */
  async photograph(view: View): Promise<string> {
    const { width, height } = view;
    this.renderer.setSize(width, height, false);
    this.light(view);
    this.compileFor(view.mood);
    const develop = developMaterial(moods[view.mood].exposure);
    this.renderer.setRenderTarget(null);
    this.renderer.clear();
    if (view.panorama === true) this.lookAround(view, develop);
    else {
      const [sum, frame] = [film(width, height), film(width, height)];
      this.expose(view, sum, frame, view.frames);
      setUniforms(develop, { uSumMap: sum.texture });
      this.wash(develop, null);
      sum.dispose();
      frame.dispose();
    }
    develop.dispose();
    return this.canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
  }

  /** Six square pictures, laid over a sphere. */
  private lookAround(view: View, develop: ShaderMaterial): void {
    const side = Math.round(view.width * 0.3);
    const [sum, frame] = [film(side, side), film(side, side)];
    for (const [turn, pitch] of [
      [0, 0],
      [90, 0],
      [180, 0],
      [270, 0],
      [0, 90],
      [0, -90],
    ] as const) {
      const camera = { ...view.camera, bearing: view.camera.bearing + turn, pitch, reach: 1, shift: 0 };
      this.expose({ ...view, camera, width: side, height: side }, sum, frame, pitch === -90 ? 2 : view.frames);
      const { right, up, forward } = axesOf({ bearing: turn, pitch });
      setUniforms(develop, { uSumMap: sum.texture, uFace: 1, uTurn: new Matrix3().set(...right, ...forward, ...up) });
      this.wash(develop, null);
    }
    sum.dispose();
    frame.dispose();
  }
}

function setUniforms(material: ShaderMaterial, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) (material.uniforms[name] ??= { value }).value = value;
}

const film = (width: number, height: number): WebGLRenderTarget =>
  new WebGLRenderTarget(width, height, { type: HalfFloatType, minFilter: LinearFilter, magFilter: LinearFilter });
