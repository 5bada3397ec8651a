import type { Image } from '#shared/answers';
import { Lightbox, LightboxPicture } from '#shared/lightbox';
import { Container } from '#shared/ui';
import styles from './Gallery.module.css';

/** One picture alone, then two of unequal width, then two the other way round, and again. */
const places = ['whole', 'wide', 'narrow', 'narrow', 'wide'] as const;

const sizes = {
  whole: '(min-width: 112rem) 105rem, 94vw',
  wide: '(min-width: 48rem) 56vw, 94vw',
  narrow: '(min-width: 48rem) 38vw, 94vw',
} as const;

/** A picture left without its neighbour takes the whole line. */
function placeOf(index: number, count: number): (typeof places)[number] {
  const within = index % places.length;
  const alone = (within === 1 || within === 3) && index === count - 1;
  return alone ? 'whole' : (places[within] ?? 'whole');
}

export function Gallery({ pictures }: { readonly pictures: readonly Image[] }) {
  if (pictures.length === 0) return null;
  return (
    <Lightbox images={pictures}>
      <Container width="wide" className={styles.gallery}>
        {pictures.map((image, index) => {
          const place = placeOf(index, pictures.length);
          return (
            <div key={image.src} className={styles[place]}>
              <LightboxPicture index={index} image={image} ratio="fill" sizes={sizes[place]} />
            </div>
          );
        })}
      </Container>
    </Lightbox>
  );
}
