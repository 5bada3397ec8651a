import { hydrated } from './support/visit.ts';
import { newVisitors, page, site } from './support/visitor.ts';

newVisitors();

/** The labels of filters that do not fit into their controls. */
const cutLabels = (): string[] => {
  const widthOf = (text: string, { font, letterSpacing }: CSSStyleDeclaration): number => {
    const probe = document.createElement('span');
    probe.textContent = text;
    Object.assign(probe.style, { font, letterSpacing, position: 'absolute', whiteSpace: 'nowrap' });
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  };
  const selects = [...document.querySelectorAll('main select')].flatMap((select) => {
    const text = select.querySelector('option:checked')?.textContent ?? '';
    const style = getComputedStyle(select);
    const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return widthOf(text, style) > room ? [text] : [];
  });
  const summaries = [...document.querySelectorAll('main summary span')].flatMap((label) =>
    label.scrollWidth > label.clientWidth && getComputedStyle(label).overflowX === 'hidden'
      ? [label.textContent ?? '']
      : [],
  );
  return [...selects, ...summaries];
};

it.each(['/projects', '/en/projects'])('no control of the filters on %s cuts its label', async (path) => {
  await page.goto(`${site.origin}${path}?price_from=1000000000&price_to=1100000000`);
  await hydrated(page);
  const cut: Record<number, string[]> = {};
  const widths = [390, 768, 1024, 1280, 1440];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    cut[width] = await page.evaluate(cutLabels);
  }
  expect(cut).toEqual(Object.fromEntries(widths.map((width) => [width, []])));
});
