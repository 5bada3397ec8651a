import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCache, extractStyle } from '@ant-design/cssinjs';
import { render, screen } from '@testing-library/react';
import { Button, DatePicker, Modal } from 'antd';
import { act, Suspense } from 'react';
import { AntdProvider } from '#shared/antd';

async function renderIn(language: 'uk' | 'en', cache = createCache()) {
  await act(async () => {
    render(
      <Suspense>
        <AntdProvider language={language} cache={cache}>
          <Modal open title="Call" />
          <Button type="primary">Call</Button>
          <DatePicker open />
        </AntdProvider>
      </Suspense>,
    );
  });
  return cache;
}

test.each([
  { language: 'uk', cancel: 'Скасувати', monday: 'пн' },
  { language: 'en', cancel: 'Cancel', monday: 'mo' },
] as const)('antd speaks $language and its week begins on Monday', async ({ language, cancel, monday }) => {
  await renderIn(language);
  expect(await screen.findByRole('button', { name: cancel, hidden: true })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]?.textContent?.toLowerCase()).toBe(monday);
});

test('every colour that a style asks for is one of our custom properties', async () => {
  const styles = extractStyle(await renderIn('uk'), true);
  const tokens = readFileSync(join(process.cwd(), 'src/shared/ui/styles/tokens.css'), 'utf8');
  const asked = new Set([...styles.matchAll(/var\(--(?!ant-)([\w-]+)\)/g)].map(([, name]) => name));
  expect([...asked]).toContain('accent');
  expect([...asked].filter((name) => !tokens.includes(`--${name}:`))).toEqual([]);
  expect(styles).toContain('--ant-color-primary:var(--accent)');
});
