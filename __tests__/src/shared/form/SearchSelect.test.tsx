import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createTranslations, loadNamespace } from '#shared/i18n';
import { MultiSelect, type Option, SearchSelect } from '#shared/form';

const complexes = [
  { key: 'lypa', name: 'Lypa Park' },
  { key: 'dub', name: 'Dub' },
];

interface FormProps {
  readonly options: typeof complexes;
  readonly loading: boolean;
  readonly onSubmit: () => void;
}

function Form({ options, loading, onSubmit }: FormProps) {
  const [chosen, setChosen] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor="complex">Complex</label>
      <SearchSelect
        id="complex"
        label="Complex"
        anyText="Any complex"
        options={options}
        chosen={chosen}
        isFetching={loading}
        onChange={setChosen}
      />
      <p data-chosen>{chosen}</p>
      <button type="submit">Send</button>
    </form>
  );
}

const show = async (options = complexes, loading = false) => {
  const translations = createTranslations(loadNamespace);
  await translations.load('en', ['options']);
  const onSubmit = jest.fn();
  render(
    <I18nextProvider i18n={translations.of('en')}>
      <Form options={options} loading={loading} onSubmit={onSubmit} />
    </I18nextProvider>,
  );
  return { user: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Complex' }), onSubmit };
};

const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => document.querySelector('[data-chosen]')?.textContent;

it('is operated by arrows and Enter, which does not submit', async () => {
  const { user, field, onSubmit } = await show();
  await user.tab();
  expect(field).toHaveFocus();
  expect(names()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox', { name: 'Complex' })).toBeVisible();
  expect(names()).toEqual(['Any complex', 'Lypa Park', 'Dub']);
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Dub' }).id);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Dub');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(chosen()).toBe('dub');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('finds typed text in any case, and can be tapped', async () => {
  const { user, field } = await show();
  await user.type(field, 'PARK');
  expect(names()).toEqual(['Lypa Park']);
  await user.click(screen.getByRole('option', { name: 'Lypa Park' }));
  expect(field).toHaveValue('Lypa Park');
  expect(field).toHaveFocus();
  expect(chosen()).toBe('lypa');
  await user.click(field);
  expect(screen.getByRole('option', { name: 'Lypa Park' })).toHaveAttribute('aria-selected', 'true');
});

it('stays open while its scrollbar is used', async () => {
  const { user, field } = await show();
  await user.click(field);
  // A scrollbar belongs to the list, not to an option.
  await user.click(screen.getByRole('listbox', { name: 'Complex' }));
  expect(names()).toEqual(['Any complex', 'Lypa Park', 'Dub']);
  expect(field).toHaveFocus();
});

it('says that nothing was found, and clears the text on blur', async () => {
  const { user, field } = await show();
  await user.type(field, 'qqqq');
  expect(screen.getByRole('status')).toHaveTextContent('No elements found. Consider changing the search query.');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}{Enter}');
  await user.tab();
  expect(field).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('accepts a whole name as the choice, and an empty field as none', async () => {
  const { user, field } = await show();
  await user.type(field, 'dub');
  await user.tab();
  expect(chosen()).toBe('dub');
  await user.clear(field);
  await user.tab();
  expect(chosen()).toBe('');
  expect(field).toHaveValue('');
});

it('closes its list by Escape first, and its container by the next one', async () => {
  const { user, field } = await show();
  const listener = jest.fn();
  document.addEventListener('keydown', listener);
  await user.click(field);
  await user.keyboard('{Escape}');
  expect(names()).toEqual([]);
  expect(listener).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(listener).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', listener);
});

it('says that there is nothing to choose from, once it is loaded', async () => {
  const { user, field } = await show([]);
  await user.click(field);
  expect(screen.getByRole('status')).toHaveTextContent('List is empty.');
});

it('shows no message while it is loading', async () => {
  const { user, field } = await show([], true);
  await user.click(field);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

describe('MultiSelect', () => {
  const options: readonly Option[] = ['Linden', 'Oak', 'Maple', 'Ash'].map((name) => ({
    key: name.toLowerCase(),
    name,
  }));

  function Trees({ given = options }: { readonly given?: readonly Option[] }) {
    const [chosen, setChosen] = useState<readonly string[]>([]);
    return <MultiSelect label="Tree" anyText="Any" options={given} chosen={chosen} most={2} onChange={setChosen} />;
  }

  const open = async (language: 'ua' | 'en', given?: readonly Option[]) => {
    const translations = createTranslations(loadNamespace);
    await translations.load(language, ['options']);
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
  ] as const)('%s: accepts no more than the limit, and says why', async (language, words) => {
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
});
