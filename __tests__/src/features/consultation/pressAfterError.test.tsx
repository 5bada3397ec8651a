import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { ConsultationBlock } from '#features/consultation';
import { defaultSettings } from '#shared/config';
import { createTranslations, loadNamespace } from '#shared/i18n';
import { LanguageProvider } from '#shared/routing';
import { makeStore } from '../../../../src/app/store.ts';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { revealAll } from '../../../support/site/revealAll.ts';

const backend = backendOfTests();

it('shows an error after the press that left its field, which would lose its target', async () => {
  const user = userEvent.setup();
  const translations = createTranslations(loadNamespace);
  await translations.load('en', ['common', 'consultation', 'form', 'lead']);
  const settings = { ...defaultSettings, host: 'http://backend.test' };
  render(
    <Provider store={makeStore({ fetch: backend.fetch, preloadedState: { settings } })}>
      <LanguageProvider language="en" defaultLanguage="ua">
        <I18nextProvider i18n={translations.of('en')}>
          <ConsultationBlock />
        </I18nextProvider>
      </LanguageProvider>
    </Provider>,
  );
  const plain = screen.getByLabelText('Phone');
  revealAll();
  await waitFor(() => expect(plain).not.toBeInTheDocument());
  await user.type(screen.getByLabelText(/^Email/), 'olha@mail');
  const agreement = screen.getByRole('checkbox');
  await user.pointer({ keys: '[MouseLeft>]', target: agreement });
  expect(agreement).toHaveFocus();
  expect(screen.getByLabelText(/^Email/)).toBeValid();
  await user.pointer({ keys: '[/MouseLeft]', target: agreement });
  expect(agreement).toBeChecked();
  expect(screen.getByLabelText(/^Email/)).toBeInvalid();
});
