import { nextTask } from '#shared/tasks';

/** The site in parts that are in its first files anyway: evaluated at once they would be one task of half a second on a slow phone. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './app/store.ts'),
  () => import(/* webpackMode: "eager" */ './app/routes/createRoutes.tsx'),
];

async function bootstrap(): Promise<void> {
  for (const part of parts) {
    await nextTask();
    await part();
  }
  await nextTask();
  const { startSite } = await import(/* webpackMode: "eager" */ './app/startSite.tsx');
  await startSite();
}

void bootstrap();
