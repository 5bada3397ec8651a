import './shared/ui/styles/index.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app/App.tsx';
import { mirrorLocation } from './app/mirrorLocation.ts';
import { createRoutes } from './app/routes/createRoutes.tsx';
import { readSettings } from './app/readSettings.ts';
import { makeStore } from './app/store.ts';
import { createTranslations, loadNamespace } from '#shared/i18n';

const settings = readSettings();
const store = makeStore({ fetch: (input, init) => fetch(input, init), preloadedState: { settings } });
const translations = createTranslations(loadNamespace);
const { defaultLanguage } = settings;
const router = createBrowserRouter(createRoutes({ store, translations, defaultLanguage, awaitQueries: false }));
mirrorLocation(router, store, defaultLanguage);

const container = document.getElementById('root');
if (container === null) throw new Error('The hosting page has no element with the id "root"');
createRoot(container).render(<App store={store} router={router} />);
