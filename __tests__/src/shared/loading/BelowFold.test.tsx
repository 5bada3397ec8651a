import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link, MemoryRouter, RouterProvider } from 'react-router';
import { BelowFold } from '#shared/loading';

const page = (
  <>
    <h1>First screen</h1>
    <BelowFold>
      <p>The rest</p>
    </BelowFold>
  </>
);

test('a page is whole when the server writes it', () => {
  const html = renderToString(<MemoryRouter>{page}</MemoryRouter>);
  expect(html).toContain('The rest');
});

test('a page that a link leads to shows its first screen, and then the rest', async () => {
  const seen: string[] = [];
  const router = createMemoryRouter([
    { path: '/', element: <Link to="/page">Go</Link> },
    { path: '/page', element: page },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  new MutationObserver(() => seen.push(container.textContent)).observe(container, { childList: true, subtree: true });
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  expect(await screen.findByText('The rest')).toBeVisible();
  expect(seen.at(-1)).toBe('First screenThe rest');
});
