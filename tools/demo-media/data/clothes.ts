import type { Style } from '../world/style.ts';

const common: Style = {
  wall: '#eee4d3', wallKind: 'matte', accent: '#a55f45', accentKind: 'panel', frame: '#3d434a', railing: 'bars', railingColor: '#4a5057', floor: 3.1, groundHeight: 4.2, bay: 3.4,
  rows: ['wbw'], ground: 'lobby', base: '#ab9f8c', baseKind: 'stone', bands: 0, cornice: 0, ledge: 0, attic: 0, masonry: '#c48a6a',
};

export const clothes = {
  obriyPark: { ...common, rows: ['wlpwlw', 'wlwplw'], railing: 'glass', railingColor: '#8d9491', bands: 3 },
  lypovyi: { ...common, wall: '#8f5a4a', wallKind: 'brick', accent: '#8e5441', frame: '#efe8da', rows: ['twtbwt', 'ttwbtw'], ground: 'stone', groundHeight: 3.9, base: '#d5c8b1', bands: 2, bay: 3, railingColor: '#2d3237' },
  poltva: { ...common, wall: '#a3a89c', wallKind: 'panel', accent: '#85584a', rows: ['twplwt', 'wtplwt'], ground: 'shops', groundHeight: 4.8, base: '#6f736c', bay: 3.2, railing: 'glass', railingColor: '#5a605c' },
  poltvaBrick: { ...common, wall: '#945d4c', wallKind: 'brick', accent: '#8b9385', rows: ['wtlwt', 'twlwt'], ground: 'shops', groundHeight: 4.8, base: '#77695f', bay: 3.2, cornice: 0.3, bands: 4 },
  tsehla: { ...common, wall: '#8f5443', wallKind: 'brick', accent: '#7f3d2c', accentKind: 'brick', frame: '#2c3136', rows: ['i'], ground: 'stone', groundHeight: 4.8, base: '#714335', baseKind: 'brick', floor: 3.7, bay: 4.4, bands: 2, cornice: 0.5 },
  tsehlaLoft: { ...common, wall: '#834e41', wallKind: 'brick', accent: '#54595c', frame: '#2c3136', rows: ['iib', 'iib'], ground: 'shops', groundHeight: 4.8, base: '#64402f', baseKind: 'brick', floor: 3.7, bay: 4.4, cornice: 0.3, attic: 1 },
  svitankova: { ...common, wall: '#e6dac4', wallKind: 'stone', accent: '#bd9c72', frame: '#4b4a48', railing: 'glass', railingColor: '#8f9899', rows: ['gbg', 'ggb'], base: '#b9ab92', bay: 3.3, groundHeight: 5, ledge: 0.5 },
  halytska: { ...common, wall: '#dfd3bd', wallKind: 'stone', accent: '#6f6258', accentKind: 'tiles', frame: '#4f463e', railingColor: '#2d3237', rows: ['ftf', 'ftf'], ground: 'stone', groundHeight: 4.8, base: '#ada08a', floor: 3.5, bay: 3.1, bands: 2, cornice: 0 },
  sady: { ...common, wall: '#f1e8d9', accent: '#98744d', accentKind: 'wood', frame: '#54473b', railingColor: '#8d7354', rows: ['wlsw', 'wlsw'], ground: 'lobby', base: '#b39c7c', bay: 3.3 },
  pivnichne: { ...common, wall: '#efeae0', wallKind: 'panel', accent: '#c2c9c4', frame: '#6d767d', railing: 'glass', railingColor: '#9aa3a8', rows: ['gwbw', 'gwbw'], base: '#d3cabb', bands: 1 },
} as const satisfies Record<string, Style>;
