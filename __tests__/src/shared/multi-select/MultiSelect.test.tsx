import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createTranslations, loadNamespace } from '#shared/i18n';
import { MultiSelect, type Option } from '#shared/multi-select';

const options: readonly Option[] = ['Linden', 'Oak', 'Maple', 'Ash'].map((name) => ({ key: name.toLowerCase(), name }));

function Trees({ given = options }: { readonly given?: readonly Option[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return <MultiSelect label="Tree" anyText="Any" options={given} chosen={chosen} most={2} onChange={setChosen} />;
}

const open = async (language: 'ua' | 'en', given?: readonly Option[]) => {
  const translations = createTranslations(loadNamespace);
  await translations.load(language, ['common']);
  const user = userEvent.setup();
  const { unmount } = render(
    <I18nextProvider i18n={translations.of(language)}>
      <Trees {...(given && { given })} />
    </I18nextProvider>,
  );
  await user.click(screen.getByText('Tree'));
  await screen.findByRole('searchbox');
  return { user, unmount };
};

it.each([
  ['en', 'Maximum of 2 options selected. First remove a selected option to select another.'],
  ['ua', 'Обрано щонайбільше: 2 варіанти. Щоб обрати інший, спершу приберіть один з обраних.'],
] as const)('%s: takes no more than it may, and says why', async (language, words) => {
  const { user } = await open(language);
  await user.click(screen.getByRole('checkbox', { name: 'Oak' }));
  await user.click(screen.getByRole('checkbox', { name: 'Ash' }));
  expect(screen.getByRole('status')).toHaveTextContent(words);
  const maple = screen.getByRole('checkbox', { name: 'Maple' });
  await user.click(maple);
  expect(maple).not.toBeChecked();
  expect(maple).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Tree').parentElement).toHaveTextContent('TreeOak+1');
  await user.click(screen.getByRole('checkbox', { name: 'Oak' }));
  await user.click(maple);
  expect(maple).toBeChecked();
});

it.each([
  ['en', 'List is empty.', 'No elements found. Consider changing the search query.'],
  ['ua', 'Список порожній.', 'Нічого не знайдено. Спробуйте змінити пошуковий запит.'],
] as const)('%s: says why there is nothing to choose', async (language, empty, none) => {
  const { unmount } = await open(language, []);
  expect(screen.getByRole('status')).toHaveTextContent(empty);
  unmount();
  const { user } = await open(language);
  await user.keyboard('birch');
  expect(screen.getByRole('status')).toHaveTextContent(none);
});
