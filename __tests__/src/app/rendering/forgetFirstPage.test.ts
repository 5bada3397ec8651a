import { createMemoryRouter } from 'react-router';
import { forgetFirstPage } from '../../../../src/app/rendering/forgetFirstPage.ts';

const served = ['<meta property="og:title" content="House">', '<meta name="twitter:card" content="summary">'];
const programs = () => [...document.querySelectorAll('meta[property], meta[name^="twitter:"], script[type="application/ld+json"]')].length;

it('a preview stands as long as its page does, and its description is left to the page', async () => {
  document.head.innerHTML = `${served.join('')}<meta name="description" content="A house">`;
  document.body.innerHTML = '<script type="application/ld+json">{}</script>';
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/a'] });
  forgetFirstPage(router);

  await router.navigate('/a?sort=price#plan');
  expect(programs()).toBe(3);
  await router.navigate('/b');
  expect(programs()).toBe(0);
  expect(document.querySelector('meta[name="description"]')).not.toBeNull();
});
