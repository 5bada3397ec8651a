import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { createQaRoot } from '../../../../../src/app/qa/qaTab.ts';
import { blockInput } from '../../../../../src/app/qa/replay/undisturbed.ts';

beforeAll(() => blockInput());
beforeEach(() => {
  document.body.innerHTML = `
    <aside data-qa><button id="tool">Play</button><input id="note"></aside>
    <main tabindex="-1"><input id="name" aria-label="Name"><select id="rooms"><option>1</option><option>2</option></select><button id="send">Send</button></main>`;
});

const byId = <Wanted extends HTMLElement>(id: string): Wanted => document.querySelector<Wanted>(`#${id}`) as Wanted;

function pressed(target: Element, key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

test('the page cannot take the focus from the bar, but Tab can move it there', async () => {
  const user = userEvent.setup();
  byId('tool').focus();
  byId('name').focus();
  expect(byId('tool')).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(byId('name')).toHaveFocus();
});

test('the bar gets the focus back that a modal dialog took while the bar was behind it', async () => {
  byId('tool').focus();
  // Stands for inert, which jsdom lacks.
  byId<HTMLButtonElement>('tool').disabled = true;
  byId('name').focus();
  expect(byId('name')).toHaveFocus();
  byId<HTMLButtonElement>('tool').disabled = false;
  await waitFor(() => expect(byId('tool')).toHaveFocus());
});

test('presses and typing work in the bar, and not in the page', async () => {
  const user = userEvent.setup();
  const sent = jest.fn();
  const listener = jest.fn();
  byId('send').addEventListener('click', sent);
  byId('name').addEventListener('keydown', listener);
  await user.click(byId('send'));
  byId('name').focus();
  await user.keyboard('Olha');
  expect(sent).not.toHaveBeenCalled();
  expect(listener).not.toHaveBeenCalled();
  expect(byId<HTMLInputElement>('name')).toHaveValue('');
  await user.type(byId('note'), 'seen');
  expect(byId<HTMLInputElement>('note')).toHaveValue('seen');
});

test('a dialog does not close on Escape, wherever the focus is', () => {
  expect(pressed(byId('tool'), 'Escape').defaultPrevented).toBe(true);
  expect(pressed(document.body, 'Escape').defaultPrevented).toBe(true);
});

test.each([
  ['body', ' ', false],
  ['body', 'PageDown', false],
  ['#send', 'ArrowDown', false],
  ['#rooms', 'ArrowDown', true],
  ['#send', 'Enter', true],
  ['#send', 'F5', false],
  ['#send', 'Tab', false],
])('on %s the key "%s" is blocked: %s', (selector, key, held) => {
  const target = document.querySelector(selector);
  expect(target === null ? null : pressed(target, key).defaultPrevented).toBe(held);
});

// The last test: the bar follows every change of the document.
test('the bar keeps the focus as it moves into the topmost view, and when that is removed', async () => {
  const root = createQaRoot();
  act(() => root.render(createElement('aside', null, createElement('button', null, 'Step'))));
  const step = screen.getByRole('button', { name: 'Step' });
  step.focus();
  const view = document.querySelector('main');
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: view });
  document.dispatchEvent(new Event('fullscreenchange'));
  expect(view).toContainElement(step);
  expect(step).toHaveFocus();
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
  view?.remove();
  await waitFor(() => expect(document.body).toContainElement(step));
  expect(step).toHaveFocus();
  act(() => root.unmount());
});
