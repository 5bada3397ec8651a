import { isPersonalField } from '../report/typedValues.ts';

/**
 * Left out: hidden content, QA itself, embedded documents and drawings; momentary content such as countdowns,
 * announcements and open lists; and what follows from personal answers.
 */
const leftOut = [
  '[hidden]',
  '[inert]',
  '[aria-hidden=true]',
  '[data-qa]',
  '[data-transient]',
  '[data-personal]',
  '[role=timer]',
  '[role=tooltip]',
  '[role=listbox]',
  'dialog:not([open])',
  'script, style, template, noscript, iframe, canvas, video, input[type=hidden]',
].join();

const headings = 'h1, h2, h3, h4, h5, h6, [role=heading]';
const controls =
  'a[href], button, summary, input, select, textarea, [role=button], [role=tab], [role=checkbox], [role=radio], [role=switch], [role=combobox], [role=slider], [role=menuitem]';
const pictures = 'img, [role=img]';

/** A sentence goes on through them. */
const inline = new Set(
  'a abbr b bdi br cite code data em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
);

const states = ['invalid', 'expanded', 'pressed', 'selected', 'checked', 'current', 'disabled'];
const textFields = 'textarea, [type=search], [type=password], [type=url]';

function isLeftOut(element: Element): boolean {
  if (element.matches(leftOut)) return true;
  const { style, parentElement } = element as HTMLElement;
  if (style.display === 'none' || style.visibility === 'hidden') return true;
  return parentElement?.matches('details:not([open])') === true && !element.matches('summary');
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (!(node instanceof Element) || isLeftOut(node)) return '';
  if (node.matches(pictures)) return ` ${node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? ''} `;
  return ` ${Array.from(node.childNodes, textOf).join('')} `;
}

function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  const ofField = 'labels' in element ? (element as HTMLInputElement).labels : null;
  const names = [
    labels.join(' '),
    element.getAttribute('aria-label') ?? '',
    Array.from(ofField ?? [], (label) => label.textContent).join(' '),
    element.matches('select') ? '' : textOf(element),
    element.getAttribute('title') ?? '',
  ];
  return names.map(tidy).find((name) => name !== '') ?? '';
}

/** Personal text is reported as present, without its words. */
function valueOf(element: Element): string {
  if (element instanceof HTMLSelectElement) return Array.from(element.selectedOptions, ({ text }) => text).join(', ');
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return '';
  if (element.matches('[type=checkbox], [type=radio]')) return (element as HTMLInputElement).checked ? 'checked' : '';
  const value = element.dataset['unfocused'] ?? element.value;
  const isTextField = element.matches(textFields) || isPersonalField(element);
  return isTextField && value !== '' ? 'filled' : value;
}

function statesOf(element: Element): readonly string[] {
  const announced = states.flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`);
    // A combobox opens and closes without the store.
    return value === null || value === 'false' || element.matches('[role=combobox]') ? [] : [`${state} ${value}`];
  });
  const isOpen = element.matches('details[open] > summary');
  return [...announced, ...(element.matches(':disabled') ? ['disabled'] : []), ...(isOpen ? ['open'] : [])];
}

function roleOf(element: Element): string {
  return element.getAttribute('role') ?? (element.localName === 'a' ? 'link' : element.localName);
}

/**
 * The text of the document as assistive technology reads it: headings, links, buttons and fields with their names,
 * values and states, and other text by its blocks. Ignores layout, so that every browser and jsdom return the same.
 */
export function accessibleLines(): readonly string[] {
  const lines: string[] = [];
  let text = '';

  const end = (): void => {
    if (tidy(text) !== '') lines.push(tidy(text));
    text = '';
  };
  const announce = (element: Element): void => {
    end();
    lines.push(tidy([`${roleOf(element)}:`, nameOf(element), valueOf(element), ...statesOf(element)].join(' ')));
  };
  const read = (element: Element): void => {
    if (isLeftOut(element)) return;
    if (element.matches(headings)) {
      announce(element);
      for (const control of element.querySelectorAll(controls)) announce(control);
    } else if (element.matches(controls)) announce(element);
    else if (element.matches(pictures)) {
      if (nameOf(element) !== '' || element.getAttribute('alt')) announce(element);
    } else {
      const isBlock = !inline.has(element.localName);
      if (isBlock) end();
      text += ' ';
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) text += child.nodeValue ?? '';
        else if (child instanceof Element) read(child);
      }
      text += ' ';
      if (isBlock) end();
    }
  };
  read(document.body);
  return lines;
}
