import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { BelowFold } from '#shared/lazy';
import { OutletContext, PageOutlet } from '#shared/routing';
import {
  Accordion,
  Announcement,
  Breadcrumbs,
  Button,
  Checkbox,
  Chip,
  ChipGroup,
  Field,
  RangeField,
  Section,
  TabNav,
  TextInput,
} from '#shared/ui';
import { surroundings } from './tokens.ts';

describe('Announcement', () => {
  it('announces changes, not the initial text, and is empty again after five seconds', () => {
    jest.useFakeTimers();
    try {
      const { rerender } = render(<Announcement text="8 complexes" />);
      const region = screen.getByRole('status');
      expect(region).toHaveTextContent('');
      rerender(<Announcement text="1 complex" />);
      expect(region).toHaveTextContent('1 complex');
      act(() => jest.advanceTimersByTime(4999));
      expect(region).toHaveTextContent('1 complex');
      act(() => jest.advanceTimersByTime(1));
      expect(region).toHaveTextContent('');
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('Button', () => {
  test('a busy button keeps its focus and its name, and ignores presses', async () => {
    const user = userEvent.setup();
    const sent = jest.fn();
    function Sending() {
      const [loading, setLoading] = useState(false);
      const send = () => {
        sent();
        setLoading(true);
      };
      return (
        <Button loading={loading} onClick={send}>
          Send
        </Button>
      );
    }
    render(<Sending />);
    const button = screen.getByRole('button', { name: 'Send' });
    await user.dblClick(button);
    await user.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
  });

  test('a busy submit button does not submit the form', async () => {
    const submitted = jest.fn((event: React.FormEvent) => event.preventDefault());
    const form = (loading: boolean) => (
      <form onSubmit={submitted}>
        <Button type="submit" loading={loading}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    await userEvent.click(screen.getByRole('button'));
    expect(submitted).not.toHaveBeenCalled();
    rerender(form(false));
    await userEvent.click(screen.getByRole('button'));
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  test('a button in a form does not submit it by default', async () => {
    const submitted = jest.fn();
    render(
      <form onSubmit={submitted}>
        <Button>Another photo</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submitted).not.toHaveBeenCalled();
  });
});

describe('controls', () => {
  test('a chip shows whether it is pressed and reports the opposite', async () => {
    function Rooms() {
      const [pressed, setPressed] = useState(false);
      return (
        <ChipGroup legend="Rooms" legendHidden>
          <Chip pressed={pressed} onPressedChange={setPressed}>
            Two rooms
          </Chip>
        </ChipGroup>
      );
    }
    render(<Rooms />);
    expect(screen.getByRole('group', { name: 'Rooms' })).toBeVisible();
    const chip = screen.getByRole('button', { name: 'Two rooms', pressed: false });
    await userEvent.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'false');
  });

  test('a field ties label, hint and error to its control', () => {
    const field = (error?: string) => (
      <Field label="Phone" hint="We call once" error={error} required valid>
        {(control) => <TextInput {...control} />}
      </Field>
    );
    const { rerender } = render(field());
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(input).toBeRequired();
    expect(input).toBeValid();
    expect(input).toHaveAccessibleDescription('We call once');
    rerender(field('The field is required.'));
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveAccessibleDescription('We call once The field is required.');
  });

  test('a checkbox shows why it must be checked', () => {
    render(<Checkbox error="The field is required.">I agree</Checkbox>);
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription('The field is required.');
  });

  test('a range has its value in words', () => {
    render(
      <RangeField label="First payment" value={30} min={20} max={80} onValueChange={() => {}} valueText="30 percent" />,
    );
    const range = screen.getByRole('slider', { name: 'First payment' });
    expect(range).toHaveValue('30');
    expect(range).toHaveAttribute('aria-valuetext', '30 percent');
    // A live region would say each step a second time.
    expect(screen.getByText('30 percent').closest('output, [role=status], [aria-live]')).toBeNull();
  });
});

describe('navigation', () => {
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

  test('scrolls the current tab to the middle of a narrow screen', () => {
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

  test('an accordion is closed initially', () => {
    render(<Accordion summary="Is there a shelter?">Yes</Accordion>);
    expect(screen.getByText('Yes')).not.toBeVisible();
  });
});

describe('contrast', () => {
  function luminance(colour: string): number {
    const channels = /^#(..)(..)(..)$/.exec(colour)?.slice(1);
    if (!channels) throw new Error(`not a #rrggbb colour: ${colour}`);
    const [red = 0, green = 0, blue = 0] = channels
      .map((channel) => Number.parseInt(channel, 16) / 255)
      .map((channel) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  /** WCAG 2: 1 (the same) to 21 (black on white). */
  function contrast(first: string, second: string): number {
    const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  const PAPERS = ['paper', 'paper-deep', 'paper-raised'];
  const INKS = ['ink', 'ink-soft', 'muted', 'accent', 'accent-strong', 'linden', 'success', 'danger', 'notice'];
  const TEXT = [
    ...INKS.flatMap((ink) => PAPERS.map((paper) => [ink, paper])),
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
    ['accent', 'accent-soft'],
    ['accent-strong', 'accent-soft'],
    ['ink', 'accent-soft'],
    ['danger', 'danger-soft'],
    ['linden', 'linden-soft'],
    // A selection.
    ['paper', 'linden'],
  ];
  const SHAPES = ['line-strong', 'focus'].flatMap((shape) => PAPERS.map((paper) => [shape, paper]));

  function tooWeak(pairs: string[][], limit: number, colours: Record<string, string>): string[] {
    return pairs.flatMap(([front = '', back = '']) => {
      const ratio = contrast(colours[front] ?? '', colours[back] ?? '');
      return ratio < limit ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
    });
  }

  test('the measure is right for black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  describe.each(Object.entries(surroundings))('%s', (_name, colours) => {
    test('text of every colour is readable on every background', () => {
      expect(tooWeak(TEXT, 4.5, colours)).toEqual([]);
    });

    test('edges of controls and focus rings are visible', () => {
      expect(tooWeak(SHAPES, 3, colours)).toEqual([]);
    });
  });
});

describe('layers', () => {
  const read = (file: string): string =>
    readFileSync(path.join(process.cwd(), 'src/shared/ui/styles', file), 'utf8')
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .trim();

  /** antd styles every link of the page; ours keep their colour, underline and focus ring only from a later layer. */
  it('names the layers before any rule, our links above antd', () => {
    expect(read('index.css')).toMatch(/^@import url\('\.\/layers\.css'\);/);
    expect(read('layers.css')).toBe('@layer base, antd, vendor, links, shared, entities, features, pages, app;');
  });

  it('overrides in that layer every antd rule for links', () => {
    const links = read('links.css');
    expect(read('index.css')).toContain("@import url('./links.css') layer(links);");
    expect(
      ['color:', 'text-decoration:', 'outline:', 'transition:'].filter((property) => !links.includes(property)),
    ).toEqual([]);
  });
});

describe('BelowFold', () => {
  const page = (
    <>
      <h1>First screen</h1>
      <BelowFold>
        <p>The rest</p>
      </BelowFold>
    </>
  );

  test('the server renders the whole page', () => {
    const html = renderToString(<MemoryRouter>{page}</MemoryRouter>);
    expect(html).toContain('The rest');
  });

  test('a page opened by a link shows its first screen, and then the rest', async () => {
    const location = { pathname: '/page', search: '', hash: '', navigationType: 'PUSH' } as const;
    const shown = { location, pages: [{ key: 'page', element: page }] };
    render(
      <OutletContext value={{ shown, ahead: [], depth: 0 }}>
        <PageOutlet />
      </OutletContext>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const isVisible = () => screen.queryByText('The rest')?.closest('[style*="display: none"]') === null;
    expect(isVisible()).toBe(false);
    await waitFor(() => expect(isVisible()).toBe(true));
  });
});
