import { render, screen, within } from '@testing-library/react';
import { Accordion, Breadcrumbs, ProgressLine, Section, TabNav } from '#shared/ui';

const TABS = ['about', 'plan', 'docs'];

function place(element: Element, left: number, width: number) {
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, width, 48));
  Object.defineProperty(element, 'offsetWidth', { value: width });
  Object.defineProperty(element, 'clientWidth', { value: width });
}

function Tabs({ current }: { current: string }) {
  return (
    <TabNav label="Project" current={current}>
      {TABS.map((tab) => (
        <a key={tab} href={`/${tab}`} aria-current={tab === current ? 'page' : undefined}>
          {tab}
        </a>
      ))}
    </TabNav>
  );
}

test('the current tab slides to the middle of a narrow screen', () => {
  const { rerender } = render(<Tabs current="about" />);
  const list = screen.getByRole('list');
  place(list, 0, 390);
  place(screen.getByRole('link', { name: 'docs' }), 700, 90);
  rerender(<Tabs current="docs" />);
  expect(list.scrollLeft).toBe(700 - (390 - 90) / 2);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('docs');
});

test('the last crumb is the page itself', () => {
  const items = [
    { key: 'home', content: <a href="/">Home</a> },
    { key: 'here', content: 'Linden Slope' },
  ];
  render(<Breadcrumbs label="Path" items={items} />);
  const crumbs = within(screen.getByRole('navigation', { name: 'Path' })).getAllByRole('listitem');
  expect(crumbs.map((crumb) => crumb.getAttribute('aria-current'))).toEqual([null, 'page']);
});

test('a section is a region named by its heading', () => {
  render(
    <Section id="terms" heading="Paying in parts">
      24 months
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Paying in parts' })).toHaveTextContent('24 months');
});

test('an accordion is closed until it is asked to open', () => {
  render(<Accordion summary="Is there a shelter?">Yes</Accordion>);
  expect(screen.getByText('Yes')).not.toBeVisible();
});

test('progress is said while it runs', () => {
  const { rerender } = render(<ProgressLine active label="The page is loading" />);
  expect(screen.getByRole('status')).toHaveTextContent('The page is loading');
  rerender(<ProgressLine active={false} label="The page is loading" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
