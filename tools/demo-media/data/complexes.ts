import type { Complex } from '../kit/complex.ts';
import { styles } from './styles.ts';

const road = { x: -160, y: -58, width: 360, depth: 9 };

export const complexes: readonly Complex[] = [
  {
    alias: 'obriy-park', mood: 'day', yaw: 32, subject: 1, road, playground: [10, 6],
    masses: [
      { x: -40, y: 34, width: 36, depth: 16, storeys: 9, style: styles.obriyPark, roof: 'terrace' },
      { x: 10, y: 30, width: 22, depth: 20, storeys: 16, style: styles.obriyParkTower, roof: 'flat' },
      { x: 46, y: 18, width: 36, depth: 16, storeys: 12, style: styles.obriyPark, roof: 'terrace' },
    ],
    paved: [{ x: -44, y: 27, width: 84, depth: 7 }, { x: 42, y: 11, width: 44, depth: 7 }, { x: -2, y: -2, width: 26, depth: 18 }],
    paths: [{ width: 3.4, line: [[-60, -46], [-30, -24], [0, 4], [20, 27]] }, { width: 2.6, line: [[-70, 6], [-20, 2], [24, -6], [60, -26], [100, -44]] }, { width: 2.4, line: [[30, -4], [60, 11]] }],
    parking: [{ x: 88, y: 10, width: 6, depth: 44 }],
    groves: [
      { x: -110, y: -44, width: 66, depth: 70, species: 'linden', count: 17, height: 13 }, { x: 48, y: -44, width: 80, depth: 42, species: 'linden', count: 10, height: 11 },
      { x: -36, y: -8, width: 40, depth: 30, species: 'birch', count: 5, height: 10 }, { x: -60, y: 56, width: 170, depth: 40, species: 'linden', count: 26, height: 15 },
      { x: -30, y: -40, width: 100, depth: 60, species: 'bush', count: 16, height: 1.5 },
    ],
    courtyard: { eye: [-6, -16], yaw: 20 }, crane: [36, 42],
  },
  {
    alias: 'lypovyi-dvir', mood: 'day', yaw: 36, subject: 1, road: { ...road, y: -40 }, playground: [12, 24],
    masses: [
      { x: -30, y: 6, width: 14, depth: 46, storeys: 5, style: styles.lypovyi, roof: 'gable' },
      { x: -8, y: 0, width: 44, depth: 14, storeys: 5, style: styles.lypovyi, roof: 'gable' },
      { x: 44, y: 6, width: 14, depth: 46, storeys: 6, style: styles.lypovyi, roof: 'gable' },
      { x: -8, y: 46, width: 44, depth: 14, storeys: 6, style: styles.lypovyi, roof: 'gable' },
    ],
    paved: [{ x: -16, y: -6, width: 62, depth: 6 }, { x: -12, y: 18, width: 52, depth: 24 }],
    paths: [{ width: 3, line: [[-50, -32], [-22, -4], [-12, 20]] }, { width: 3, line: [[70, -32], [42, -2], [40, 20]] }, { width: 2.4, line: [[-60, -12], [80, -12]] }],
    parking: [{ x: 66, y: 0, width: 6, depth: 40 }],
    groves: [
      { x: -100, y: 40, width: 220, depth: 60, species: 'linden', count: 56, height: 17 }, { x: -8, y: 20, width: 44, depth: 22, species: 'linden', count: 5, height: 9 },
      { x: -90, y: -30, width: 56, depth: 60, species: 'linden', count: 12, height: 12 }, { x: 64, y: -32, width: 50, depth: 60, species: 'linden', count: 9, height: 11 },
      { x: -20, y: -30, width: 80, depth: 18, species: 'bush', count: 14, height: 1.3 }, { x: -90, y: 70, width: 200, depth: 40, species: 'spruce', count: 16, height: 18 },
    ],
    courtyard: { eye: [-9, 17], yaw: 52 },
  },
  {
    alias: 'poltva-kvartal', mood: 'day', yaw: 40, subject: 1, road: { ...road, y: -24, depth: 10 }, playground: [22, 34],
    masses: [
      { x: -12, y: 16, width: 16, depth: 46, storeys: 10, style: styles.poltva, roof: 'terrace' },
      { x: -12, y: 0, width: 36, depth: 15.8, storeys: 12, style: styles.poltvaBrick, roof: 'flat' },
      { x: 30, y: 0, width: 34, depth: 15.8, storeys: 10, style: styles.poltva, roof: 'terrace' },
      { x: 12, y: 58, width: 50, depth: 15.8, storeys: 11, style: styles.poltvaBrick, roof: 'solar' },
    ],
    paved: [{ x: -26, y: -14, width: 104, depth: 14 }, { x: -26, y: 0, width: 14, depth: 70 }, { x: 4, y: 15.8, width: 60, depth: 42 }],
    paths: [{ width: 4, line: [[27, -12], [27, 30]] }],
    parking: [{ x: -20, y: -14.2, width: 80, depth: 0.1 }],
    groves: [
      { x: -24, y: -11, width: 96, depth: 4, species: 'sapling', count: 10, height: 7.5 }, { x: 10, y: 22, width: 46, depth: 30, species: 'linden', count: 9, height: 9 },
      { x: -110, y: -4, width: 70, depth: 80, species: 'linden', count: 14, height: 12 }, { x: 76, y: 0, width: 60, depth: 80, species: 'linden', count: 16, height: 12 },
      { x: -90, y: 84, width: 220, depth: 30, species: 'linden', count: 26, height: 14 },
    ],
    courtyard: { eye: [27, 18], yaw: 4 }, crane: [40, 30],
  },
  {
    alias: 'tsehla', mood: 'day', yaw: 38, subject: 0, road: { ...road, y: -40 }, playground: [34, 30],
    masses: [
      { x: -14, y: 0, width: 58, depth: 18, storeys: 7, style: styles.tsehla, roof: 'flat' },
      { x: -14, y: 18.2, width: 18, depth: 40, storeys: 8, style: styles.tsehlaLoft, roof: 'terrace' },
    ],
    paved: [{ x: -26, y: -14, width: 90, depth: 14 }, { x: 4, y: 18, width: 50, depth: 30 }],
    paths: [{ width: 3, line: [[-60, -32], [-22, -10]] }, { width: 3.2, line: [[50, -14], [52, 40]] }],
    parking: [{ x: 70, y: -6, width: 6, depth: 40 }],
    groves: [
      { x: -24, y: -26, width: 90, depth: 10, species: 'birch', count: 7, height: 9 }, { x: 12, y: 24, width: 32, depth: 22, species: 'birch', count: 7, height: 8 },
      { x: -110, y: -26, width: 70, depth: 80, species: 'linden', count: 14, height: 12 }, { x: 82, y: -20, width: 60, depth: 80, species: 'linden', count: 13, height: 12 },
      { x: -90, y: 74, width: 220, depth: 30, species: 'linden', count: 24, height: 14 }, { x: -20, y: -28, width: 84, depth: 12, species: 'bush', count: 14, height: 1.4 },
    ],
    courtyard: { eye: [46, 22], yaw: -52 }, chimney: [56, 26],
  },
  {
    alias: 'svitankova-23', mood: 'dawn', yaw: -34, subject: 1, road, playground: [12, 4],
    masses: [
      { x: -30, y: 20, width: 28, depth: 22, storeys: 14, style: styles.svitankova, roof: 'terrace', round: 5 },
      { x: 22, y: 30, width: 28, depth: 22, storeys: 18, style: styles.svitankova, roof: 'terrace', round: 5 },
      { x: -2, y: 30, width: 24, depth: 10, storeys: 1, style: styles.svitankova, roof: 'terrace' },
    ],
    paved: [{ x: -34, y: 10, width: 90, depth: 20 }],
    paths: [{ width: 3.4, line: [[70, -46], [40, -20], [10, 12]] }, { width: 2.4, line: [[-70, -10], [-10, -8], [40, 2], [90, 0]] }],
    parking: [{ x: -46, y: 14, width: 6, depth: 44 }],
    groves: [
      { x: -110, y: -44, width: 90, depth: 50, species: 'linden', count: 13, height: 12 }, { x: 62, y: -40, width: 60, depth: 80, species: 'linden', count: 14, height: 13 },
      { x: -20, y: -30, width: 60, depth: 34, species: 'birch', count: 6, height: 9 }, { x: -100, y: 62, width: 220, depth: 34, species: 'poplar', count: 16, height: 17 },
      { x: -90, y: 58, width: 200, depth: 40, species: 'linden', count: 20, height: 14 }, { x: -50, y: -40, width: 120, depth: 50, species: 'bush', count: 18, height: 1.4 },
    ],
    courtyard: { eye: [-4, -14], yaw: 16 }, crane: [8, 52],
  },
  {
    alias: 'halytska-terasa', mood: 'day', yaw: 34, subject: 0, road: { ...road, y: -26 }, playground: [36, 22],
    masses: [
      { x: -14, y: 0, width: 46, depth: 16, storeys: 5, style: styles.halytska, roof: 'gable' },
      { x: 32.2, y: 2, width: 15, depth: 30, storeys: 4, style: styles.halytska, roof: 'terrace' },
    ],
    paved: [{ x: -24, y: -10, width: 84, depth: 10 }, { x: -10, y: 18, width: 40, depth: 18 }],
    paths: [{ width: 2.6, line: [[-60, -14], [90, -14]] }],
    parking: [{ x: 54, y: 0, width: 6, depth: 26 }],
    groves: [
      { x: -22, y: -8, width: 76, depth: 2, species: 'linden', count: 5, height: 6.5 }, { x: -80, y: -16, width: 50, depth: 60, species: 'linden', count: 12, height: 11 },
      { x: 64, y: -14, width: 50, depth: 60, species: 'linden', count: 11, height: 11 }, { x: -70, y: 44, width: 170, depth: 30, species: 'linden', count: 26, height: 13 },
      { x: -10, y: 20, width: 40, depth: 16, species: 'apple', count: 5, height: 5 }, { x: -20, y: -9, width: 80, depth: 4, species: 'bush', count: 14, height: 1.1 },
    ],
    courtyard: { eye: [-16, 34], yaw: 118 },
  },
  {
    alias: 'sykhivski-sady', mood: 'day', yaw: 30, subject: 0, road, playground: [16, -2],
    masses: [
      { x: -40, y: 14, width: 30, depth: 15, storeys: 9, style: styles.sady, roof: 'terrace' },
      { x: 2, y: 26, width: 30, depth: 15, storeys: 9, style: styles.sady, roof: 'solar' },
      { x: 44, y: 14, width: 30, depth: 15, storeys: 9, style: styles.sady, roof: 'terrace' },
      { x: -34, y: 58, width: 34, depth: 15, storeys: 9, style: styles.sady, roof: 'solar' },
      { x: 26, y: 62, width: 34, depth: 15, storeys: 9, style: styles.sady, roof: 'terrace' },
    ],
    paved: [{ x: -44, y: 8, width: 40, depth: 6 }, { x: 40, y: 8, width: 40, depth: 6 }, { x: 4, y: -10, width: 26, depth: 18 }],
    paths: [{ width: 3, line: [[-50, -46], [-20, -20], [8, -4], [16, 26]] }, { width: 2.4, line: [[-44, 10], [4, -2], [40, 10]] }, { width: 2.4, line: [[26, -8], [60, -26], [90, -44]] }],
    parking: [{ x: 82, y: 10, width: 6, depth: 60 }],
    groves: [
      { x: -60, y: -38, width: 52, depth: 34, species: 'apple', count: 17, height: 5.2 }, { x: 34, y: -42, width: 60, depth: 40, species: 'apple', count: 17, height: 5.2 },
      { x: -34, y: 36, width: 100, depth: 18, species: 'apple', count: 12, height: 5.5 }, { x: -120, y: -40, width: 60, depth: 110, species: 'linden', count: 15, height: 12 },
      { x: -90, y: 84, width: 220, depth: 30, species: 'linden', count: 26, height: 14 }, { x: 96, y: -30, width: 40, depth: 100, species: 'linden', count: 10, height: 12 },
    ],
    courtyard: { eye: [2, -20], yaw: 18 },
  },
  {
    alias: 'pivnichne-svitlo', mood: 'sketch', yaw: 36, subject: 0, road: { ...road, y: -48 }, playground: [18, 2],
    masses: [
      { x: -24, y: 10, width: 34, depth: 16, storeys: 12, style: styles.pivnichne, roof: 'terrace' },
      { x: 34, y: 24, width: 34, depth: 16, storeys: 12, style: styles.pivnichne, roof: 'flat' },
    ],
    paved: [{ x: -28, y: 2, width: 100, depth: 8 }, { x: 12, y: -8, width: 18, depth: 30 }],
    paths: [{ width: 3, line: [[-60, -38], [-10, -14], [20, 4]] }, { width: 2.4, line: [[24, -6], [60, -20], [100, -36]] }],
    parking: [{ x: 76, y: 10, width: 6, depth: 36 }],
    groves: [
      { x: -90, y: -36, width: 60, depth: 70, species: 'linden', count: 10, height: 12 }, { x: 40, y: -34, width: 80, depth: 36, species: 'birch', count: 8, height: 10 },
      { x: -80, y: 56, width: 200, depth: 30, species: 'linden', count: 20, height: 14 }, { x: -20, y: -30, width: 80, depth: 30, species: 'bush', count: 10, height: 1.4 },
    ],
    courtyard: { eye: [-6, -16], yaw: 24 },
  },
];
