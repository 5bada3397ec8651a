import { screen, waitFor } from '@testing-library/react';
import { realContent, startBackend, type TestBackend } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ contentDir: realContent });
});
afterAll(() => backend.close());

const rows = () => screen.getAllByRole('button', { name: /, No\. / });

it('is as long after going back as the visitor has made it, and begins anew under another filter', async () => {
  const response = await backend.fetch('/api/projects', { headers: { 'Accept-Language': 'en' } });
  const { data } = (await response.json()) as { data: { projects: readonly { alias: string; flats_free: number }[] } };
  const alias = data.projects.toSorted((a, b) => b.flats_free - a.flats_free)[0]?.alias ?? '';
  const { user, go } = await renderSite({ path: `/en/projects/${alias}/plan`, fetch: backend.fetch });
  await screen.findAllByRole('button', { name: /, No\. / });
  const first = rows().length;
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(first));
  const grown = rows().length;

  await go('/en/about');
  await go(-1);
  await screen.findAllByRole('button', { name: /, No\. / });
  expect(rows()).toHaveLength(grown);

  await user.selectOptions(screen.getByRole('combobox', { name: /Sort|Order/ }), 'area');
  await waitFor(() => expect(rows()).toHaveLength(first));
});
