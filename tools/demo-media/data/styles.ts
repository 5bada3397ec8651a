import type { Style } from '../kit/style.ts';

const common: Style = {
  wall: '#efe6d6', accent: '#b9684a', frame: '#3d434a', railing: '#4a5057', texture: 'plaster', floor: 3.1, bay: 3.4,
  rows: ['wbw'], ground: 'lobby', groundHeight: 4.2, base: '#cdbfa9', bands: 0, cornice: 0, masonry: '#d0a386',
};

export const styles = {
  obriyPark: { ...common, rows: ['wbpwbw', 'wbwpbw', 'pbwwbw'], bands: 3, railing: '#b8c0bd' },
  obriyParkTower: { ...common, rows: ['wlpwwl', 'pllwpl', 'wlwpwl'], accent: '#b25f42', bands: 4, attic: 1 },
  lypovyi: {
    ...common, wall: '#a9705a', accent: '#8c5544', frame: '#f0e9dc', texture: 'brick', rows: ['twtbw', 'twtww', 'twtbw'], ground: 'stone', groundHeight: 3.9,
    base: '#d9cdb8', bands: 4, cornice: 0.35, bay: 2.9,
  },
  poltva: {
    ...common, wall: '#a3ab9b', accent: '#9a5b46', texture: 'panel', rows: ['twptlw', 'wtpwlt', 'ptwwlt'], ground: 'shops', groundHeight: 4.8, base: '#7c8078', bay: 3.2, bands: 0,
  },
  poltvaBrick: {
    ...common, wall: '#b27660', accent: '#7f8a7c', texture: 'brick', rows: ['wtwlw', 'twwlt'], ground: 'shops', groundHeight: 4.8, base: '#8b7f74', bay: 3.2, cornice: 0.25,
  },
  tsehla: {
    ...common, wall: '#ad614a', accent: '#7f3d2c', frame: '#2c3136', texture: 'brick', rows: ['i'], ground: 'stone', groundHeight: 4.8, base: '#8d4a37', floor: 3.7, bay: 4.6,
    bands: 2, cornice: 0.45, arches: true,
  },
  tsehlaLoft: { ...common, wall: '#9c5846', accent: '#5a5f62', frame: '#2c3136', texture: 'brick', rows: ['ib', 'ii'], ground: 'shops', groundHeight: 4.8, base: '#6c4237', floor: 3.7, bay: 4.4, cornice: 0.3, attic: 1 },
  svitankova: {
    ...common, wall: '#e4d8c1', accent: '#c3a67d', frame: '#4b4a48', railing: '#b4bfc0', texture: 'stone', rows: ['bgwb', 'bwgb', 'gbbw'], base: '#cbb998', bands: 1, bay: 3.6, groundHeight: 5,
  },
  halytska: {
    ...common, wall: '#ecdfc8', accent: '#c8b28d', frame: '#5c5148', railing: '#2d3237', texture: 'plaster', rows: ['f', 'f', 't', 'f'], ground: 'stone', groundHeight: 5, base: '#bfb098',
    floor: 3.5, bay: 3.1, bands: 2, cornice: 0.6, arches: true, attic: 0,
  },
  sady: { ...common, wall: '#f4ecdf', accent: '#b98d5f', frame: '#54473b', railing: '#8d7354', rows: ['wbsw', 'sbww', 'wbws'], ground: 'lobby', base: '#cfb68f', bay: 3.3 },
  pivnichne: { ...common, wall: '#f5f0e6', accent: '#d9ddd6', frame: '#7b858c', railing: '#9aa3a8', texture: 'panel', rows: ['gwbw', 'wgbw', 'bwgw'], base: '#e7e0d2', bands: 1 },
} satisfies Record<string, Style>;
