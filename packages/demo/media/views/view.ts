import type { MoodName } from '../world/mesh/mood.ts';
import type { V3 } from '../world/mesh/vector.ts';

/** Where a camera stands and what its picture is like. Verticals stay upright when it does not tilt. */
export interface Camera {
  eye: V3;
  /** Degrees: compass bearing that it looks along, and how far down. */
  bearing: number;
  pitch: number;
  /** Half the width of what is seen at a distance of one metre; of an orthographic camera: half the width, metres. */
  reach: number;
  /** How far the picture is moved up on the film, in its own heights. */
  shift: number;
  orthographic?: boolean;
}

export interface View {
  camera: Camera;
  width: number;
  height: number;
  mood: MoodName;
  /** Degrees, compass bearing of the sun. */
  sun: number;
  /** Round what and how far shadows are drawn, metres. */
  focus: V3;
  radius: number;
  /** Frames that are added up. */
  frames: number;
  panorama?: boolean;
}
