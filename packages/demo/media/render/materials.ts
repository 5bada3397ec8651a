import {
  AdditiveBlending,
  BackSide,
  DoubleSide,
  Matrix3,
  NoBlending,
  ShaderMaterial,
  type WebGLRenderTarget,
} from 'three';
import { MATERIALS } from '../world/mesh/paint.ts';
import {
  addFragment,
  depthFragment,
  depthVertex,
  developFragment,
  quadVertex,
  skyFragment,
  skyVertex,
  surfaceFragment,
  surfaceVertex,
} from './surfaceShader.ts';

type Uniforms = Record<string, { value: unknown }>;

/** One for each kind of surface. */
export const surfaceMaterials = (uniforms: Uniforms): ShaderMaterial[] =>
  Object.values(MATERIALS).map(
    (kind) =>
      new ShaderMaterial({
        uniforms,
        side: DoubleSide,
        vertexShader: surfaceVertex,
        fragmentShader: surfaceFragment,
        defines: { KIND: kind },
      }),
  );

/** A surface without holes needs no alpha test. */
export const depthMaterials = (uniforms: Uniforms): ShaderMaterial[] =>
  Object.entries(MATERIALS).map(
    ([name, kind]) =>
      new ShaderMaterial({
        uniforms,
        side: DoubleSide,
        vertexShader: depthVertex,
        fragmentShader:
          name === 'leaf' || name === 'veil' ? depthFragment : 'void main() { gl_FragColor = vec4(1.0); }',
        defines: { KIND: kind },
        colorWrite: false,
      }),
  );

export const skyMaterial = (uniforms: Uniforms): ShaderMaterial =>
  new ShaderMaterial({
    uniforms,
    vertexShader: skyVertex,
    fragmentShader: skyFragment,
    side: BackSide,
    depthWrite: false,
  });

/** Adds a frame to the sum of frames. */
export const addMaterial = (frame: WebGLRenderTarget, weight: number): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader: quadVertex,
    fragmentShader: addFragment,
    blending: AdditiveBlending,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    uniforms: { uFrameMap: { value: frame.texture }, uWeight: { value: weight } },
  });

/** Makes a picture of a sum. */
export const developMaterial = (exposure: number): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader: quadVertex,
    fragmentShader: developFragment,
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
    uniforms: {
      uSumMap: { value: null },
      uExposure: { value: exposure },
      uTurn: { value: new Matrix3() },
      uFace: { value: 0 },
    },
  });
