import { createMemoryRouter } from 'react-router';
import { forgetFirstPage } from '../../../../src/app/rendering/forgetFirstPage.ts';

const served = ['<meta property="og:title" content="House">', '<meta name="twitter:card" content="summary">'];
const programs = () =>
  [...document.querySelectorAll('meta[property], meta[name^="twitter:"], script[type="application/ld+json"]')].length;

const serve = (): void => {
  document.head.innerHTML = `${served.join('')}<meta name="description" content="A house">`;
  document.body.innerHTML = '<script type="application/ld+json">{}</script>';
};
const routerAt = (path: string) => createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] });

it('a preview stands as long as its page does, and its description is left to the page', async () => {
  serve();
  const router = routerAt('/a');
  forgetFirstPage(router, '/a');

  await router.navigate('/a?sort=price#plan');
  expect(programs()).toBe(3);
  await router.navigate('/b');
  expect(programs()).toBe(0);
  expect(document.querySelector('meta[name="description"]')).not.toBeNull();
});

it('goes at once when the visitor has left the first page already', () => {
  serve();
  forgetFirstPage(routerAt('/b'), '/a');
  expect(programs()).toBe(0);
});
