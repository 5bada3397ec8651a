import { screen } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';

const mockTurns: unknown[] = [];

// jsdom has no WebGL.
jest.mock('@photo-sphere-viewer/core', () => ({
  Viewer: class {
    readonly container = document.createElement('div');
    readonly getPlugin = () => ({ addEventListener: () => {} });
    readonly addEventListener = (type: string, listener: () => void) => {
      if (type === 'ready') queueMicrotask(listener);
    };
    readonly setOptions = () => {};
    readonly animate = async (position: unknown) => mockTurns.push(position);
    readonly destroy = () => {};
  },
}));
jest.mock('@photo-sphere-viewer/gyroscope-plugin', () => ({ GyroscopePlugin: {} }));
jest.mock('@photo-sphere-viewer/markers-plugin', () => ({ MarkersPlugin: { withConfig: () => [] } }));

const backend = backendOfTests();

it('turns to a place of the list at every press', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  const { user } = await renderSite({ path: '/en/projects/lypa/aerial-flight', fetch: backend.fetch });
  await user.click(await screen.findByRole('button', { name: 'Look around' }));
  const school = await screen.findByRole('button', { name: 'The school' });
  await user.click(school);
  await user.click(school);
  expect(mockTurns).toHaveLength(2);
  expect(mockTurns[1]).toEqual(mockTurns[0]);
});
