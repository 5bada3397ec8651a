import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Modal } from 'antd';
import { AntdProvider } from '../../../../src/features/call-request/modal/AntdProvider.tsx';

test('every custom property that the modal draws with exists', () => {
  render(
    <AntdProvider>
      <Modal open title="Call" footer={null} />
    </AntdProvider>,
  );
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const tokens = ['brand/colors.css', 'src/shared/ui/styles/tokens.css']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const used = [...new Set([...styles.matchAll(/var\(--(?!ant-|obriy-)([\w-]+)\)/g)].map(([, name]) => name))];
  expect(used).toEqual(expect.arrayContaining(['paper-raised', 'ink', 'backdrop', 'focus', 'accent']));
  expect(used.filter((name) => !tokens.includes(`--${name}:`))).toEqual([]);
});
