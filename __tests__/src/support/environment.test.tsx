import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { revealAll } from '../../support/revealAll.ts';

test('requests to a server of this machine work, with an abort signal and a stream', async () => {
  const server = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const response = await fetch(new Request(url, { signal: new AbortController().signal }));
  expect(response).toBeInstanceOf(Response);
  expect(new TextEncoder().encode(await response.text())).toBeInstanceOf(Uint8Array);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a request that would leave this machine fails', async () => {
  await expect(fetch('http://example.com/')).rejects.toMatchObject({
    cause: { message: expect.stringContaining('example.com') },
  });
});

test('widths are matched against the window', () => {
  window.innerWidth = 700;
  expect(matchMedia('(min-width: 40rem)').matches).toBe(true);
  expect(matchMedia('(min-width: 701px)').matches).toBe(false);
  expect(matchMedia('(prefers-color-scheme: dark)').matches).toBe(false);
});

test('scrolling is remembered', () => {
  window.scrollTo({ top: 300, behavior: 'instant' });
  expect(window.scrollY).toBe(300);
});

function Late() {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true));
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{seen ? 'seen' : 'hidden'}</div>;
}

test('what waits for the view comes when it is revealed', () => {
  render(<Late />);
  expect(screen.getByText('hidden')).toBeInTheDocument();
  revealAll();
  expect(screen.getByText('seen')).toBeInTheDocument();
});
