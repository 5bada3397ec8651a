/// <reference lib="dom" />
import type { View } from '../views/view.ts';
import { worldOfRoom } from '../indoors/roomWorld.ts';
import { siteOf } from '../data/sites.ts';
import { bestSide } from '../outlines/facadeSide.ts';
import type { Works } from '../world/outdoors/works.ts';
import { onlyBuilding, worldOf } from '../world/world.ts';
import { Studio } from './studio.ts';

declare global {
  interface Window {
    build(alias: string, works: Works, only?: string): void;
    enterRoom(name: string): void;
    photograph(view: View): Promise<string>;
  }
}

const studio = new Studio();
window.build = (alias, works, only) => {
  const site = siteOf(alias);
  const house = site.houses.find(({ key }) => key === only);
  studio.enter(worldOf(house === undefined ? site : onlyBuilding(site, house.key, bestSide(house)), works));
};
window.enterRoom = (name) => studio.enter(worldOfRoom(name));
window.photograph = async (view) => studio.photograph(view);
