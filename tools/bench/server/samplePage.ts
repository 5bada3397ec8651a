const words =
  "горизонт будинок подвір'я липа тераса світло квартира поверх ключі вікно сад вечір камінь цегла місто кав'ярня парк дорога школа балкон".split(
    ' ',
  );

/** Seeded pseudo-random numbers. */
function* numbers(): Generator<number, never> {
  let state = 1;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}

/** A document like the home page: markup with class names, sentences, and the same again as JSON; about 100 KB. */
export function samplePage(): string {
  const source = numbers();
  const word = (): string => `${words[source.next().value % words.length]}`;
  const sentence = (): string => `${Array.from({ length: 12 }, word).join(' ')} ${source.next().value % 1000}.`;
  const cards = Array.from({ length: 150 }, (_, index) => ({
    alias: `card-${index}`,
    title: sentence(),
    text: sentence(),
  }));
  const markup = cards.map(
    ({ alias, title, text }) =>
      `<article class="card_k3b9x"><h3 class="title_p0s2a"><a href="/news/${alias}">${title}</a></h3><p class="text_m4q7z">${text}</p></article>`,
  );
  return `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>Обрій</title></head><body><div id="root">${markup.join('')}</div><script type="application/json">${JSON.stringify(cards)}</script></body></html>`;
}
