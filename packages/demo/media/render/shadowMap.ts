import {
  DepthTexture,
  Matrix4,
  NearestFilter,
  OrthographicCamera,
  UnsignedIntType,
  type Vector3,
  WebGLRenderTarget,
} from 'three';

/** Depth as seen from a far light. */
export class ShadowMap {
  readonly target: WebGLRenderTarget;
  readonly camera = new OrthographicCamera();
  readonly matrix = new Matrix4();
  readonly side: number;

  constructor(side: number) {
    this.side = side;
    this.target = new WebGLRenderTarget(side, side, { minFilter: NearestFilter, magFilter: NearestFilter });
    this.target.depthTexture = new DepthTexture(side, side, UnsignedIntType);
    this.target.depthTexture.minFilter = NearestFilter;
    this.target.depthTexture.magFilter = NearestFilter;
    this.camera.up.set(0, 0, 1);
  }

  aim(focus: Vector3, direction: Vector3, radius: number): void {
    Object.assign(this.camera, {
      left: -radius,
      right: radius,
      top: radius,
      bottom: -radius,
      near: 1,
      far: radius * 6,
    });
    this.camera.position.copy(focus).addScaledVector(direction, radius * 3);
    this.camera.up.set(0, Math.abs(direction.z) > 0.98 ? 1 : 0, Math.abs(direction.z) > 0.98 ? 0 : 1);
    this.camera.lookAt(focus);
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
    this.matrix.multiplyMatrices(this.camera.projectionMatrix, this.camera.matrixWorldInverse);
  }
}
